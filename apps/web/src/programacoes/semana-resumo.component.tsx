import { ROTULO_DE_REGRA_FERIADO } from '@alipen/contracts/generated/rotulos/programacoes';
import { useState } from 'react';
import type { Quantidades } from '../grid/grid.model.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import type { RegraFeriado } from './programacoes.queries.ts';
import { DIAS, type Semana, soma } from './semana.model.ts';

interface Props {
  semana: Semana;
  quantidades: Quantidades;
  regra: RegraFeriado;
}

export function SemanaResumo({ semana, quantidades, regra }: Props) {
  const [coluna, setColuna] = useState(0);
  return (
    <div className="semana-resumo">
      <fieldset className="semana-dias">
        <legend className="so-leitor">Dia da semana</legend>
        {DIAS.map(({ nome, sigla }, n) => (
          <Button
            variant="bare"
            key={nome}
            className="semana-dia"
            aria-pressed={n === coluna}
            title={nome}
            onClick={() => setColuna(n)}
          >
            {sigla}
            <strong>{formatInteger(soma(quantidades.map(row => row[n] ?? 0)))}</strong>
          </Button>
        ))}
      </fieldset>
      <dl className="semana-lista">
        {semana.linhas.map(({ nome, refeicao, publico }, linha) => (
          <div key={nome} className="semana-linha">
            <dt>
              {refeicao.nome} <small className="quieto">{publico.nome}</small>
            </dt>
            <dd>{formatInteger(quantidades[linha]?.[coluna] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <p className="quieto">
        Nos feriados a semana vale {ROTULO_DE_REGRA_FERIADO[regra]}. Para mudar as quantidades, use um computador; as
        exceções mudam aqui mesmo.
      </p>
    </div>
  );
}
