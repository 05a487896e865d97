import { ButtonSummary } from '../../ui/button.component.tsx';
import { Checkbox } from '../../ui/check.component.tsx';
import { type Coluna, MAIS_COLUNAS } from './lote.model.ts';

interface Props {
  todas: readonly Coluna[];
  escolhidas: readonly number[];
  escolher: (pares: number[]) => void;
}

export const ColunasDoLote = ({ todas, escolhidas, escolher }: Props) => (
  <details className="lote-colunas">
    <ButtonSummary>
      Colunas: {escolhidas.length} de {todas.length}
    </ButtonSummary>
    <fieldset aria-label="Colunas à vista">
      {todas.map(({ par, nome }) => {
        const marcada = escolhidas.includes(par);
        const impede = marcada ? escolhidas.length === 1 : escolhidas.length >= MAIS_COLUNAS;
        return (
          <label key={par} className="lote-marcar">
            <Checkbox
              checked={marcada}
              disabled={impede}
              onChange={() => escolher(marcada ? escolhidas.filter(outro => outro !== par) : [...escolhidas, par])}
            />
            {nome}
          </label>
        );
      })}
      <p className="quieto">Até {MAIS_COLUNAS} por vez. O que está fora de vista não muda.</p>
    </fieldset>
  </details>
);
