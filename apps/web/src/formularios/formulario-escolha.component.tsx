import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { FormularioDoContrato } from './formulario-do-contrato.component.tsx';
import type { FormularioResumido } from './formularios.queries.ts';

interface Props {
  formularios: readonly FormularioResumido[];
  escolhido: number | undefined;
  /** A contract's first form is being written: none of these is chosen. */
  contratoNovo: boolean;
  escolher: (id: string) => void;
  comecar: (contratoId: number) => void;
}

export const FormularioEscolha = ({ formularios, escolhido, contratoNovo, escolher, comecar }: Props) => (
  <div className="formularios-quais">
    <Field label="Formulário" className="formularios-escolha">
      <Select value={contratoNovo ? '' : escolhido} onChange={({ target }) => escolher(target.value)}>
        {contratoNovo && <option value="">De um contrato, ainda não publicado</option>}
        {formularios.map(item => (
          <option key={item.id} value={item.id}>
            {nomeDe(item)}
          </option>
        ))}
      </Select>
    </Field>
    <FormularioDoContrato formularios={formularios} escolher={comecar} />
  </div>
);

const nomeDe = ({ contrato, versao }: FormularioResumido) =>
  `${contrato ? `Contrato ${contrato.numero} (${contrato.fornecedor})` : 'Padrão'}, versão ${versao}`;
