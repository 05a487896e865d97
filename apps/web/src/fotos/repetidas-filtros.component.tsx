import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { SITUACOES } from './fotos.labels.ts';
import type { BuscaRepetidas } from './fotos.queries.ts';
import { PADRAO } from './repetidas.model.ts';

const TODAS = 'TODAS';

interface Props {
  busca: Pick<BuscaRepetidas, 'situacao' | 'fiscalizacaoId' | 'lotacaoId'>;
  mudar: (chave: string, valor: string) => void;
  verTodas: () => void;
}

export function RepetidasFiltros({ busca, mudar, verTodas }: Props) {
  const deUma = busca.fiscalizacaoId !== undefined || busca.lotacaoId !== undefined;
  return (
    <search className="repetidas-filtros">
      <Field label="Situação">
        <Select
          value={busca.situacao ?? TODAS}
          onChange={({ target }) => mudar('situacao', target.value === PADRAO ? '' : target.value)}
        >
          {Object.entries(SITUACOES).map(([valor, { rotulo }]) => (
            <option key={valor} value={valor}>
              {rotulo}
            </option>
          ))}
          <option value={TODAS}>Todas</option>
        </Select>
      </Field>
      {deUma && <Button onClick={verTodas}>Ver de todas as lotações</Button>}
    </search>
  );
}
