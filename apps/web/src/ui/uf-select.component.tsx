import { isUf, UFS, type Uf } from './uf.labels.ts';

interface Props {
  value: Uf | undefined;
  onChange: (uf: Uf | undefined) => void;
}

export const UfSelect = ({ value, onChange }: Props) => (
  <label className="campo">
    <span>UF</span>
    <select
      className="entrada"
      value={value ?? ''}
      onChange={({ target }) => onChange(isUf(target.value) ? target.value : undefined)}
    >
      <option value="">Todas</option>
      {Object.entries(UFS).map(([sigla, nome]) => (
        <option key={sigla} value={sigla}>
          {nome}
        </option>
      ))}
    </select>
  </label>
);
