import { Field } from '../../ui/field.component.tsx';
import { TextArea } from '../../ui/text-input.component.tsx';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';

const MAXIMO = 500;

export function Observacao({ aberto: { observacao, setObservacao, leitura } }: { aberto: PedidoDoDiaAberto }) {
  if (leitura && observacao === '') return null;
  return (
    <Field
      label={
        <>
          Observação{' '}
          <small>
            {observacao.length} de {MAXIMO}
          </small>
        </>
      }
      className="pedido-observacao"
    >
      <TextArea
        rows={1}
        maxLength={MAXIMO}
        readOnly={leitura}
        value={observacao}
        onChange={({ target }) => setObservacao(target.value)}
      />
    </Field>
  );
}
