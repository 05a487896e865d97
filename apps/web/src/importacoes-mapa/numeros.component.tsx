import { Card } from '../ui/card.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import type { ColunaEscolhida, ImportacaoMapa } from './importacoes-mapa.queries.ts';

type Numeros = NonNullable<ImportacaoMapa['numeros']>;
type Opcoes = NonNullable<ImportacaoMapa['opcoes']>;
interface Props {
  numeros: Numeros;
  opcoes: Opcoes;
  desligado: boolean;
  escolher: (colunas: (ColunaEscolhida | null)[]) => void;
}

const chaveDe = (coluna: ColunaEscolhida | null): string =>
  coluna ? `${coluna.tipoAlimentacaoId}:${coluna.tipoPublicoId}` : '';

export function NumerosDaLinha({ numeros, opcoes, desligado, escolher }: Props) {
  const refeicoes = [...new Set(opcoes.map(({ refeicao }) => refeicao))];
  const trocar = (lugar: number, chave: string) => {
    const opcao = opcoes.find(outra => chaveDe(outra) === chave);
    const nova = opcao ? { tipoAlimentacaoId: opcao.tipoAlimentacaoId, tipoPublicoId: opcao.tipoPublicoId } : null;
    escolher(numeros.map(({ coluna }, i) => (i === lugar ? nova : coluna)));
  };
  return (
    <Card className="importacao-numeros" aria-labelledby="importacao-numeros">
      <h2 id="importacao-numeros">De que é cada número</h2>
      <p className="quieto">Na ordem em que estão na linha, depois do dia. Troque o que não for assim.</p>
      <ol>
        {numeros.map(({ exemplo, coluna }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number of the line is known by its place
          <li key={i}>
            <Field
              label={
                <>
                  {i + 1}º número <span className="quieto">{exemplo && `· no primeiro dia, ${exemplo}`}</span>
                </>
              }
            >
              <Select value={chaveDe(coluna)} disabled={desligado} onChange={({ target }) => trocar(i, target.value)}>
                <option value="">Não importar</option>
                {refeicoes.map(refeicao => (
                  <optgroup key={refeicao} label={refeicao}>
                    {opcoes
                      .filter(opcao => opcao.refeicao === refeicao)
                      .map(opcao => (
                        <option key={chaveDe(opcao)} value={chaveDe(opcao)}>
                          {refeicao} · {opcao.publico}
                        </option>
                      ))}
                  </optgroup>
                ))}
              </Select>
            </Field>
          </li>
        ))}
      </ol>
    </Card>
  );
}
