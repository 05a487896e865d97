import { useQuery } from '@tanstack/react-query';
import { listarContratos } from '../fornecedores/fornecedores.queries.ts';
import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import type { FormularioResumido } from './formularios.queries.ts';

interface Props {
  formularios: readonly FormularioResumido[];
  escolher: (contratoId: number) => void;
}

export function FormularioDoContrato({ formularios, escolher }: Props) {
  const contratos = useQuery(listarContratos());
  const comProprio = new Set(formularios.map(({ contrato }) => contrato?.id));
  const livres =
    contratos.data?.itens.filter(({ id, situacao }) => !comProprio.has(id) && situacao !== 'ENCERRADO') ?? [];
  return (
    <Field label="Começar o de um contrato, a partir do padrão" className="formularios-escolha">
      <Select value="" disabled={livres.length === 0} onChange={({ target }) => escolher(Number(target.value))}>
        <option value="">
          {livres.length === 0 ? 'Nenhum contrato sem formulário próprio' : 'Escolha o contrato'}
        </option>
        {livres.map(({ id, numero, fornecedor }) => (
          <option key={id} value={id}>
            {numero} ({fornecedor})
          </option>
        ))}
      </Select>
    </Field>
  );
}
