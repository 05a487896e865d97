import { Button } from '../../ui/button.component.tsx';
import { Field } from '../../ui/field.component.tsx';
import { Select } from '../../ui/select.component.tsx';
import { TextInput } from '../../ui/text-input.component.tsx';
import { type Filtro, QUANDO } from './pendentes.model.ts';

interface Props {
  filtro: Filtro;
  mudar: (chave: string, valor: string) => void;
}

export const PendentesFiltros = ({ filtro, mudar }: Props) => (
  <search className="pendentes-filtros">
    <Field label="Quando">
      <Select
        value={filtro.quando}
        onChange={({ target }) => mudar('quando', target.value === 'todas' ? '' : target.value)}
      >
        {Object.entries(QUANDO).map(([valor, rotulo]) => (
          <option key={valor} value={valor}>
            {rotulo}
          </option>
        ))}
      </Select>
    </Field>
    <Field label="Refeição, lotação ou fornecedor">
      <TextInput
        type="search"
        maxLength={100}
        value={filtro.texto}
        onChange={({ target }) => mudar('busca', target.value)}
      />
    </Field>
    <Button aria-pressed={filtro.minhas} onClick={() => mudar('minhas', filtro.minhas ? '' : 'sim')}>
      {filtro.minhas ? 'Mostrar todas' : 'Só as minhas'}
    </Button>
  </search>
);
