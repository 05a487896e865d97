import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { LinkedText } from '../ui/linked-text.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { type Andamento, useAssinar } from './assinar.hook.ts';
import { AssinarComGovbr } from './assinar-com-govbr.panel.tsx';
import { type AssinaturaGovbr, obterAssinaturaGovbr } from './assinaturas-govbr.queries.ts';
import { assinaturaEm, SEM_ASSINATURA } from './endereco.ts';
import './assinaturas-govbr.css';

/** Where a signature was begun: it goes on here when the person comes back from gov.br, and says what came of it. */
export function AndamentoGovbr({ onde }: { onde: string }) {
  const [busca] = useSearchParams();
  const { assinaturaId, onde: qual } = assinaturaEm(busca);
  return assinaturaId && qual === onde ? <DaVolta assinaturaId={assinaturaId} onde={onde} /> : null;
}

function DaVolta({ assinaturaId, onde }: { assinaturaId: string; onde: string }) {
  const [, setBusca] = useSearchParams();
  const { data: assinatura, error } = useQuery(obterAssinaturaGovbr(assinaturaId));
  const andamento = useAssinar(assinatura);
  const lida = assinatura !== undefined;
  const aqui = useRef<HTMLElement>(null);
  // The page came from elsewhere, and this is what the person comes back to.
  useEffect(() => {
    if (lida) aqui.current?.focus();
  }, [lida]);
  return (
    <section className="govbr-andamento" ref={aqui} tabIndex={-1} aria-label="Assinatura com gov.br">
      {error && <Notice tone="aviso">{sentenceOf(error)}</Notice>}
      {assinatura && <Dito assinatura={assinatura} {...andamento} onde={onde} />}
      {!andamento.assinando && (
        <Button onClick={() => setBusca(antes => withParams(antes, SEM_ASSINATURA), { replace: true })}>Fechar</Button>
      )}
    </section>
  );
}

type DitoProps = Andamento & { assinatura: AssinaturaGovbr; onde: string };

function Dito({ assinatura: { situacao, motivo, papeis }, assinando, recusas, onde }: DitoProps) {
  const assinados = papeis.filter(({ assinado }) => assinado).length;
  const faltam = papeis.filter(({ assinado }) => !assinado);
  const codigos = faltam.map(({ codigo }) => codigo);
  if (situacao === 'ESPERA') return <Notice tone="info">O gov.br ainda não disse se você autorizou.</Notice>;
  if (situacao === 'RECUSADA') {
    return (
      <Notice tone="aviso">
        <LinkedText>{motivo ?? 'O gov.br não autorizou a assinatura.'}</LinkedText>
      </Notice>
    );
  }
  if (assinando) {
    return (
      <div role="status">
        <p>
          Assinando com gov.br: {assinados} de {papeis.length}. Deixe esta tela aberta.
        </p>
        <progress className="govbr-medida" value={assinados} max={papeis.length} aria-label="Papéis assinados" />
      </div>
    );
  }
  if (!faltam.length) {
    return <Notice tone="ok">{formatCount(assinados, 'papel assinado', 'papéis assinados')} com gov.br.</Notice>;
  }
  return (
    <>
      <Notice tone="aviso">
        {formatCount(assinados, 'assinado', 'assinados')} com gov.br,{' '}
        {formatCount(faltam.length, 'ficou pendente', 'ficaram pendentes')}:
      </Notice>
      <ul className="govbr-pendentes">
        {faltam.map(({ codigo, titulo }) => (
          <li key={codigo}>
            {titulo}
            <Porque recusa={recusas.find(cada => cada.codigo === codigo)?.detail} />
          </li>
        ))}
      </ul>
      <AssinarComGovbr codigos={codigos} onde={onde}>
        Assinar o que falta com gov.br
      </AssinarComGovbr>
    </>
  );
}

const Porque = ({ recusa }: { recusa: string | undefined }) =>
  recusa ? (
    <span className="quieto">
      <LinkedText>{recusa}</LinkedText>
    </span>
  ) : null;
