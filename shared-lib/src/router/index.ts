/**
 * The router's parts that modules may use; sharing these few instead of the whole package keeps the rest out of the page.
 */
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
