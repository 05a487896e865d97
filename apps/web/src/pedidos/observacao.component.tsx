import type { PedidoDoDiaAberto } from './pedido-do-dia.hook.ts';

const MAXIMO = 500;

export function Observacao({ aberto: { observacao, setObservacao, leitura } }: { aberto: PedidoDoDiaAberto }) {
  if (leitura && observacao === '') return null;
  return (
    <label className="campo pedido-observacao">
      <span>
        Observação{' '}
        <small>
          {observacao.length} de {MAXIMO}
        </small>
      </span>
      <textarea
        className="entrada"
        rows={1}
        maxLength={MAXIMO}
        readOnly={leitura}
        value={observacao}
        onChange={({ target }) => setObservacao(target.value)}
      />
    </label>
  );
}
