import { useState } from 'react';
import { serverNow } from '../../base/server-clock.ts';
import { useForm } from '../../ui/form.hook.ts';
import { FormDialog } from '../../ui/form-dialog.component.tsx';
import { AreaField, SelectField } from '../../ui/form-field.component.tsx';
import type { Pedido } from '../pedidos.queries.ts';
import { prazosPossiveis } from './perguntas.model.ts';
import { type PerguntaFeita, type PerguntasDoPedido, perguntarAoFornecedor } from './perguntas.queries.ts';

interface Props {
  pedido: Pedido;
  dados: PerguntasDoPedido;
  fechar: () => void;
  feita: (feita: PerguntaFeita) => void;
}

const POR_OMISSAO = 1;

export default function Perguntar({ pedido, dados: { fornecedores, prazoMaximo }, fechar, feita }: Props) {
  const [prazos] = useState(() => prazosPossiveis(serverNow(), prazoMaximo));
  const form = useForm({
    start: {
      texto: '',
      fornecedorId: String(fornecedores[0]?.id ?? ''),
      prazo: (prazos[POR_OMISSAO] ?? prazos[0])?.value ?? '',
    },
    send: ({ texto, fornecedorId, prazo }) =>
      perguntarAoFornecedor(pedido.id, {
        prazo,
        fornecedorId: Number(fornecedorId),
        ...(texto.trim() && { texto: texto.trim() }),
      }),
    onSent: resposta => {
      feita(resposta);
      fechar();
    },
    ready: ({ prazo }) => prazo !== '',
  });
  const [unico] = fornecedores;
  return (
    <FormDialog title="Perguntar ao fornecedor" form={form} verb="Perguntar" doing="Perguntando…" close={fechar}>
      <p>
        Pergunta-se {fornecedores.length === 1 ? `a ${unico?.nome}` : 'ao fornecedor'} se dá para atender o pedido{' '}
        {pedido.numero}. O pedido continua como está, e o prazo dele corre.
      </p>
      {fornecedores.length > 1 && (
        <SelectField form={form} name="fornecedorId" label="Fornecedor">
          {fornecedores.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </SelectField>
      )}
      <AreaField form={form} name="texto" label="O que mais dizer (opcional)" rows={3} maxLength={1000} />
      <SelectField form={form} name="prazo" label="Responder em">
        {prazos.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
