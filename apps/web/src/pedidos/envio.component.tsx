import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ProblemError, sentenceOf } from '../app/problem.error.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { celulasMuitoAcima, publicosComMotivo, totaisDe } from './grade.totals.ts';
import type { PedidoDoDiaAberto } from './pedido-do-dia.hook.ts';
import type { Preparo } from './pedidos.queries.ts';

const Justificativa = lazy(() => import('./justificativa.modal.tsx'));

interface Props {
  aberto: PedidoDoDiaAberto;
  preparo: Preparo;
}

/** What still needs attention, and the two ways to the server. Sending is the one filled button. */
export function Envio({ aberto, preparo }: Props) {
  const { grade, estado, leitura, rascunho, salvar, enviar, visto } = aberto;
  const [perguntando, setPerguntando] = useState(false);
  const acima = useMemo(() => celulasMuitoAcima(grade, estado.valores), [grade, estado.valores]);
  const total = totaisDe(grade, estado.valores).total;
  const motivos = motivosDe(preparo, acima, publicosComMotivo(grade, estado.valores));
  const ocupado = salvar.isPending || enviar.isPending;
  const erro = enviar.error ?? salvar.error;

  // The mutation keeps its own error, which is on the screen below; here there is nothing more to do.
  const executar = (acao: () => Promise<unknown>) => {
    salvar.reset();
    enviar.reset();
    return acao().catch(() => undefined);
  };
  const mandar = (justificativa?: string) => {
    setPerguntando(false);
    return executar(() => aberto.gravarEEnviar(justificativa));
  };

  const impedimento = impedimentoDe(aberto, total);
  return (
    <section className="cartao envio" aria-label="Envio do pedido">
      {erro && !aberto.outro && <Erro error={erro} />}
      <div className="envio-avisos">
        <strong>{motivos.length === 0 ? 'Sem avisos' : formatCount(motivos.length, 'aviso', 'avisos')}</strong>
        <ul className="quieto">
          {motivos.length === 0 && <li>{formatCount(total, 'refeição', 'refeições')} no dia.</li>}
          {motivos.map(motivo => (
            <li key={motivo}>{motivo}</li>
          ))}
        </ul>
      </div>
      <div className="envio-botoes">
        <button
          type="button"
          className="botao"
          disabled={leitura || ocupado || (visto !== null && !rascunho.sujo) || impedimento !== null}
          onClick={() => executar(aberto.gravar)}
        >
          {salvar.isPending ? 'Salvando…' : 'Salvar rascunho'}
        </button>
        <button
          type="button"
          className="botao botao--principal"
          disabled={leitura || ocupado || impedimento !== null}
          title={impedimento ?? undefined}
          onClick={() => (motivos.length > 0 ? setPerguntando(true) : mandar())}
        >
          <PaperPlaneTiltIcon size={18} aria-hidden />
          {enviar.isPending ? 'Enviando…' : 'Enviar pedido'}
        </button>
        {impedimento && <p className="envio-impedimento">{impedimento}</p>}
      </div>
      {perguntando && (
        <Suspense>
          <Justificativa motivos={motivos} confirmar={mandar} cancelar={() => setPerguntando(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Why a written reason is needed: the cut-off has passed, a cell is too far above the head count, or a public asks it. */
function motivosDe({ prazo }: Preparo, acima: ReturnType<typeof celulasMuitoAcima>, publicos: readonly string[]) {
  const tarde = 'O prazo para este dia terminou: o pedido será enviado como emergencial e precisa de justificativa.';
  const frases = acima.map(
    ({ nome, valor }) => `${nome}: ${formatInteger(valor)} acima do efetivo. Informe o motivo para enviar.`,
  );
  const dosPublicos = publicos.map(nome => `${nome} exige justificativa. Informe o motivo para enviar.`);
  return [...(prazo.encerrado ? [tarde] : []), ...frases, ...dosPublicos];
}

function impedimentoDe({ estado, outro, leitura, visto }: PedidoDoDiaAberto, total: number) {
  if (leitura) return visto ? 'Este pedido não pode mais ser alterado.' : 'Este dia não aceita pedido.';
  if (estado.edicao?.erro) return 'Corrija a célula marcada antes de enviar.';
  if (outro) return 'Decida antes sobre a versão nova, no aviso acima.';
  return total === 0 ? 'Digite ao menos uma refeição.' : null;
}

function Erro({ error }: { error: Error }) {
  const campos = error instanceof ProblemError ? (error.problema.errors ?? []) : [];
  return (
    <Notice tone="perigo">
      {sentenceOf(error)}
      {campos.map(({ pointer, detail }) => (
        <span key={pointer + detail} className="envio-campo">
          {detail}
        </span>
      ))}
      {error instanceof ProblemError && error.status === 0 && ' Os números continuam guardados neste computador.'}
    </Notice>
  );
}
