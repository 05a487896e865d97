import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api, body } from '../app/api.client.ts';
import { providerName, signInThere } from '../app/provider.address.ts';
import { safeReturnPath } from '../app/screens.table.ts';
import { ButtonAnchor } from '../ui/button.component.tsx';
import './provedor.css';
import { enterSession } from './sessao.entry.ts';

const NAO_CONCLUIDA = 'A entrada não foi concluída. Tente de novo.';
const INDISPONIVEL = 'A entrada por esse caminho não está respondendo. Tente em instantes, ou entre com CPF e senha.';

/** The key is the slug of `?falha=`; with any other slug the sign-in was simply not concluded. */
const FALHAS: Readonly<Record<string, string>> = {
  'sem-cadastro':
    'Você foi reconhecido, mas seu CPF não tem acesso a este sistema. Peça o cadastro a quem o administra.',
  'nivel-insuficiente':
    'O nível da sua conta não basta para entrar. Aumente-o (prata ou ouro), ou use a verificação em duas etapas, e tente de novo.',
  'chave-exigida':
    'Você foi reconhecido só pela senha de lá, e o sistema pede a sua chave: use Entrar com chave, ou a verificação em duas etapas da sua conta.',
  'controle-externo-terminado': 'O seu acesso de controle externo terminou.',
  'muitas-tentativas': 'Tentativas demais. Espere alguns minutos e tente de novo.',
  preparando: 'O sistema ainda está sendo preparado. Tente de novo em instantes.',
  indisponivel: INDISPONIVEL,
  'servidor-com-falha': INDISPONIVEL,
  'servidor-indisponivel': INDISPONIVEL,
  'servidor-lento': INDISPONIVEL,
};

function falhaDe(slug: string | null) {
  if (slug === null) return '';
  return (Object.hasOwn(FALHAS, slug) && FALHAS[slug]) || NAO_CONCLUIDA;
}

export default function Provedor() {
  const navigate = useNavigate();
  const busca = new URLSearchParams(useLocation().search);
  const [falha, setFalha] = useState(() => falhaDe(busca.get('falha')));
  const voltar = busca.get('voltar');
  const entrou = busca.has('entrou');
  useEffect(() => {
    if (!entrou) return;
    body(api.GET('/api/sessao')).then(
      session => enterSession(session, navigate, safeReturnPath(voltar)),
      () => setFalha(NAO_CONCLUIDA),
    );
  }, [entrou, voltar, navigate]);
  return (
    <div className="provedor">
      <p className="provedor-ou">ou</p>
      {falha && (
        <p className="recado recado--perigo" role="alert">
          {falha}
        </p>
      )}
      <ButtonAnchor className="provedor-entrar" href={signInThere(safeReturnPath(voltar))}>
        Entrar com {providerName()}
      </ButtonAnchor>
    </div>
  );
}
