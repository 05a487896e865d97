import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasEnded, onSessionEvent } from '../app/session.signals.ts';
import { Logo } from '../ui/logo.component.tsx';
import '../ui/entrada.css';
import { LoginForm } from './login-form.component.tsx';

const Provedor = lazy(() => import('./provedor.component.tsx'));
// Loaded apart: the form does not wait for them.
const Preparo = lazy(() => import('./preparo.component.tsx'));
const LoginFoot = lazy(() => import('./login-foot.component.tsx'));

const EXPIRED = 'Sua sessão expirou. Entre de novo; o que você digitou está guardado neste computador.';

/** Shows nothing of the system before the sign-in, and loads no antd. */
export function Component() {
  const { state } = useLocation();
  const [told, setTold] = useState(0);
  useEffect(() => {
    document.title = 'Entrar · Alipen';
  }, []);
  // Follows a sign-in on another tab.
  const navigate = useNavigate();
  useEffect(() => onSessionEvent(event => void (event === 'entered' && navigate('/', { replace: true }))), [navigate]);
  return (
    <div className="login">
      <aside className="login-faixa" aria-label="Sobre o Alipen">
        <div>
          <p className="login-nome">Alipen</p>
          <p>Alimentação institucional</p>
        </div>
        <p className="login-lema">Cada refeição paga tem efetivo, pedido, entrega, fiscalização e mapa assinado.</p>
        <p className="login-ajuda">Precisa de ajuda? Fale com o Atendimento da sua região.</p>
      </aside>
      <main className="login-lado">
        <div className="login-caixa">
          <div className="login-topo">
            <span className="login-logo">
              <Logo width={80} height={70} />
            </span>
            <Suspense>
              <Preparo told={told} />
            </Suspense>
          </div>
          <h1>Entrar</h1>
          {(state?.expirada || hasEnded()) && (
            <p className="recado recado--aviso" role="status">
              {EXPIRED}
            </p>
          )}
          <LoginForm preparing={() => setTold(told + 1)} />
          <Suspense>{document.documentElement.dataset.provedor && <Provedor />}</Suspense>
          <Suspense>
            <LoginFoot />
          </Suspense>
        </div>
      </main>
    </div>
  );
}
