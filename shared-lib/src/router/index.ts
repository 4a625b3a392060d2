/**
 * The parts of the router that modules may use. Sharing these instead of the whole package keeps the rest out
 * of the page.
 */
export { Link, Navigate, NavLink, useLocation, useNavigate, useParams } from 'react-router-dom';
export { useSearchParams } from './useSearchParams.ts';
