import type { components } from '@alipen/contracts/generated/bff';
import { formatInteger } from '../ui/number.format.ts';
import { SITUACOES, type SituacaoPedido } from '../ui/pedido.labels.ts';

interface Props {
  contagem: components['schemas']['ContagemPorSituacao'] | undefined;
  escolhida: SituacaoPedido | undefined;
  escolher: (situacao: SituacaoPedido | undefined) => void;
}

/** Counters that are also the filter by state. */
export function AbasSituacao({ contagem, escolhida, escolher }: Props) {
  const abas = [
    { codigo: undefined, rotulo: 'Todos', total: contagem && contagem.RASCUNHO + contagem.ENVIADO },
    { codigo: 'RASCUNHO' as const, rotulo: SITUACOES.RASCUNHO.rotulo, total: contagem?.RASCUNHO },
    { codigo: 'ENVIADO' as const, rotulo: SITUACOES.ENVIADO.rotulo, total: contagem?.ENVIADO },
  ];
  return (
    <fieldset className="abas">
      <legend className="so-leitor">Situação</legend>
      {abas.map(({ codigo, rotulo, total }) => (
        <button
          key={rotulo}
          type="button"
          className="aba"
          aria-pressed={codigo === escolhida}
          onClick={() => escolher(codigo)}
        >
          {rotulo} <strong>{total === undefined ? '·' : formatInteger(total)}</strong>
        </button>
      ))}
    </fieldset>
  );
}
