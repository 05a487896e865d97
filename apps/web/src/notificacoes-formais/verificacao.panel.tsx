import { usePaper } from '../app/paper.hook.ts';
import { formatDay } from '../ui/date.format.ts';
import { paperMoment } from '../ui/paper.format.ts';
import { PaperSeal } from '../ui/paper-parts.component.tsx';
import { PaperVerdict, Verdict } from '../ui/paper-verdict.component.tsx';
import { verificarNotificacao } from './notificacoes-formais.calls.ts';
import { CONFERENCIAS, SITUACOES } from './notificacoes-formais.labels.ts';

/** Compares a formal notification on paper with what was issued. Public: no sign-in, no names, not its text. */
export function NotificacaoConferida({ codigo, impresso }: { codigo: string; impresso: string | null }) {
  const { read: lida, failure } = usePaper(verificarNotificacao, codigo);
  if (failure) return <Verdict tone="perigo">{failure}</Verdict>;
  if (!lida) return <p role="status">Carregando…</p>;
  const { numero, situacao, contrato, fornecedor, lotacao, data, emitidaEm, devolvidaEm, conferencia } = lida;
  return (
    <>
      <PaperVerdict check={lida} printed={impresso} seal={lida.hash} whose="o da notificação guardada">
        <Verdict tone="ok">
          <strong>Notificação autêntica.</strong> O que está guardado é o que foi emitido.
        </Verdict>
      </PaperVerdict>
      <section aria-labelledby="qual">
        <h2 id="qual">Notificação à contratada {numero}</h2>
        <p>
          Contrato {contrato}, {fornecedor} · entrega de {formatDay(data)} em {lotacao} · emitida em{' '}
          {paperMoment(emitidaEm)}
        </p>
        <p>
          {SITUACOES[situacao].rotulo}
          {devolvidaEm && conferencia && `: ${CONFERENCIAS[conferencia].toLowerCase()}, em ${paperMoment(devolvidaEm)}`}
          .
        </p>
      </section>
      <PaperSeal title="Selo desta notificação" hash={lida.hash} />
      <PaperSeal title="Selo do arquivo emitido" hash={lida.sha256} />
    </>
  );
}
