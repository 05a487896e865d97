import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatMoney } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { TermoEscrito } from './termo.component.tsx';
import { TIPOS } from './termos.labels.ts';
import { emitirTermo } from './termos.mutations.ts';
import type { Etapa, Recebimento } from './termos.queries.ts';
import './recebimento.css';

/** Both terms of a billing, in its record, which asks for them: their clocks, who signs, and how much may be paid. */
export function RecebimentoDaMedicao({ recebimento }: { recebimento: UseQueryResult<Recebimento> }) {
  return (
    <Card className="recebimento" aria-labelledby="recebimento">
      <h2 id="recebimento">Recebimento</h2>
      <QueryState query={recebimento} skeletonHeight={160}>
        {lido => (
          <>
            <Pagavel recebimento={lido} />
            <EtapaDoMes etapa={lido.provisorio} recebimento={lido} />
            <EtapaDoMes etapa={lido.definitivo} recebimento={lido} />
            <Antigos recebimento={lido} />
          </>
        )}
      </QueryState>
    </Card>
  );
}

const Pagavel = ({ recebimento: { pagavelCentavos } }: { recebimento: Recebimento }) => (
  <p>
    {pagavelCentavos === null ? (
      'Nada se paga desta medição antes do recebimento definitivo.'
    ) : (
      <>
        Recebido definitivamente: <strong>{formatMoney(pagavelCentavos)}</strong> a pagar.
      </>
    )}
  </p>
);

function EtapaDoMes({ etapa, recebimento }: { etapa: Etapa; recebimento: Recebimento }) {
  const { tipo, termo, prazo, impedimento, emite } = etapa;
  const emitir = useMutation({ mutationFn: () => emitirTermo(recebimento, tipo) });
  return (
    <section className="recebimento-etapa" aria-label={TIPOS[tipo].rotulo}>
      <h3>
        {TIPOS[tipo].rotulo} {prazo && <Pill tone={prazo.vencidoHa ? 'perigo' : 'info'}>{prazo.texto}</Pill>}
      </h3>
      {termo && <TermoEscrito termo={termo} />}
      {impedimento && <p className="quieto">{impedimento}</p>}
      {emite && (
        <div className="recebimento-botoes">
          <Button variant="primary" disabled={emitir.isPending} onClick={() => emitir.mutate()}>
            {TIPOS[tipo].emitir}
          </Button>
        </div>
      )}
      {emitir.error && <p role="alert">{sentenceOf(emitir.error)}</p>}
    </section>
  );
}

function Antigos({ recebimento: { termos } }: { recebimento: Recebimento }) {
  const antigos = termos.filter(({ situacao }) => situacao === 'RECUSADO' || situacao === 'SUPERADO');
  if (!antigos.length) return null;
  return (
    <details>
      <summary>Termos recusados e superados ({antigos.length})</summary>
      <div className="recebimento-etapa">
        {antigos.map(termo => (
          <TermoEscrito key={termo.id} termo={termo} />
        ))}
      </div>
    </details>
  );
}
