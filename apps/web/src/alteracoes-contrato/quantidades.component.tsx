import { useQuery } from '@tanstack/react-query';
import { listarTiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { listarTiposPublico } from '../tipos-publico/tipos-publico.queries.ts';
import { Field } from '../ui/field.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { TextInput } from '../ui/text-input.component.tsx';
import { chaveDe, type Digitada } from './alteracao.model.ts';
import type { Contrato } from './alteracoes-contrato.queries.ts';

interface Props {
  itens: Contrato['itens'];
  quantidades: Digitada['quantidades'];
  mudar: (quantidades: Digitada['quantidades']) => void;
}

export function Quantidades({ itens, quantidades, mudar }: Props) {
  const refeicoes = useQuery(listarTiposAlimentacao());
  const publicos = useQuery(listarTiposPublico());
  const nome = (lista: readonly { id: number; nome: string }[] | undefined, id: number) =>
    lista?.find(cada => cada.id === id)?.nome ?? '…';
  if (!itens.length) return null;
  return (
    <details className="alteracao-quantidades">
      <summary>Mudar quantidades</summary>
      <div className="alteracao-campos">
        {itens.map(item => (
          <Field
            key={chaveDe(item)}
            label={`${nome(refeicoes.data, item.tipoAlimentacaoId)} · ${nome(publicos.data, item.tipoPublicoId)}`}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={15}
              placeholder={formatInteger(item.quantidadeContratada)}
              value={quantidades[chaveDe(item)] ?? ''}
              onChange={({ target }) => mudar({ ...quantidades, [chaveDe(item)]: target.value })}
            />
          </Field>
        ))}
      </div>
    </details>
  );
}
