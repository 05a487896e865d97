import { Select } from '../../ui/select.component.tsx';
import { FANTASMAS, type Fantasma } from './fantasma.table.ts';

interface Props {
  escolhido: Fantasma;
  escolher: (fantasma: Fantasma) => void;
}

export const EscolhaDoFantasma = ({ escolhido, escolher }: Props) => (
  <label className="fantasma">
    <span>Comparar com</span>
    <Select value={escolhido} onChange={({ target }) => escolher(target.value as Fantasma)}>
      {Object.entries(FANTASMAS).map(([chave, { rotulo }]) => (
        <option key={chave} value={chave}>
          {rotulo}
        </option>
      ))}
    </Select>
  </label>
);
