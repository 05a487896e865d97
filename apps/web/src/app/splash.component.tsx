import { Logo } from '../ui/logo.component.tsx';
import './splash.css';

export const Splash = () => (
  <div className="abertura" role="status" aria-label="Abrindo o Alipen">
    <Logo width={80} height={70} />
  </div>
);
