import { nomeDaCelula, posicoes } from '../grid/grid.model.ts';
import { formatHour } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { valoresDoPedido } from './grade.model.ts';
import type { PedidoDoDiaAberto } from './pedido-do-dia.hook.ts';
import type { Pedido } from './pedidos.queries.ts';

const MOSTRADAS = 6;

interface Props {
  aberto: PedidoDoDiaAberto;
  outro: Pedido;
}

/** Someone else saved or sent this day's order. What is typed here stays on the screen until the person decides. */
export function OutraVersao({ aberto, outro }: Props) {
  const { grade, estado, visto, rascunho } = aberto;
  const deles = valoresDoPedido(grade, outro);
  const diferentes = posicoes(grade).flatMap(em => {
    const la = deles[em.linha]?.[em.coluna] ?? 0;
    const aqui = estado.valores[em.linha]?.[em.coluna] ?? 0;
    return la === aqui ? [] : [`${nomeDaCelula(grade, em)}: lá ${formatInteger(la)}, aqui ${formatInteger(aqui)}`];
  });
  const ultimo = outro.historico.at(-1);
  const quem = ultimo ? ` por ${ultimo.por}` : '';
  const abertura = visto
    ? `O pedido ${outro.numero} foi alterado${quem} às ${formatHour(outro.alteradoEm)}.`
    : `Já existe o pedido ${outro.numero} desta lotação para este dia.`;
  const enviado = outro.situacao === 'ENVIADO';
  return (
    <Notice
      tone="aviso"
      action={
        <button type="button" className="botao" onClick={aberto.aceitarOutro}>
          {enviado || !visto ? `Abrir o pedido ${outro.numero}` : 'Continuar sobre a versão nova'}
        </button>
      }
    >
      {abertura}
      {diferentes.length > 0 && ` Diferenças: ${diferentes.slice(0, MOSTRADAS).join('; ')}`}
      {diferentes.length > MOSTRADAS && ` e mais ${diferentes.length - MOSTRADAS}`}
      {diferentes.length > 0 && '.'}
      {rascunho.sujo && !enviado && ' Os números que você digitou continuam na tela.'}
      {enviado && ' Ele já foi enviado e não muda mais por aqui.'}
    </Notice>
  );
}
