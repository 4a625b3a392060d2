/**
 * The router's parts that modules may use; sharing these few instead of the whole package keeps the rest out of the page.
 */
export { Link, Navigate, NavLink, useLocation, useNavigate, useParams } from 'react-router-dom';
export { useSearchParams } from './useSearchParams.ts';
