import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { FalhaAqui } from './falha-aqui.component.tsx';
import { DA_REFEICAO, DESVIOS, LIMITES, type Limite } from './formulario.unidades.ts';
import type { Item } from './formularios.queries.ts';
import { NumeroCampo } from './numero-campo.component.tsx';

interface Props {
  item: Item;
  pointer: string;
  mudar: (mudanca: Partial<Item>) => void;
}
type Limites = NonNullable<Item['limites']>;
type Faixa = NonNullable<Item['faixas']>[number];

const MAIS_FAIXAS = 10;

export function ItemMedida({ item, pointer, mudar }: Props) {
  const limites = Object.entries(LIMITES[item.tipo]) as [Limite, { rotulo: string; divisor: number }][];
  const comLimite = (campo: keyof Limites, valor: number | boolean | undefined) => {
    const { [campo]: _antes, ...outros } = item.limites ?? {};
    mudar({ limites: valor === undefined ? outros : { ...outros, [campo]: valor } });
  };
  return (
    <>
      {limites.map(([campo, { rotulo, divisor }]) => (
        <NumeroCampo
          key={campo}
          rotulo={rotulo}
          pointer={`${pointer}/limites/${campo}`}
          valor={item.limites?.[campo]}
          divisor={divisor}
          mudar={valor => comLimite(campo, valor)}
        />
      ))}
      {DA_REFEICAO.includes(item.tipo) && (
        <label className="formulario-marca">
          <Checkbox
            checked={item.limites?.daRefeicao === true}
            onChange={({ target }) => comLimite('daRefeicao', target.checked || undefined)}
          />
          Vale o limite da refeição, onde ela tem um
        </label>
      )}
      <FalhaAqui pointer={`${pointer}/limites`} />
      <Faixas item={item} pointer={`${pointer}/faixas`} mudar={mudar} />
    </>
  );
}

function Faixas({ item, pointer, mudar }: Props) {
  const medida = DESVIOS[item.tipo];
  if (!medida) return null;
  const faixas = item.faixas ?? [];
  const com = (at: number, mudanca: Partial<Faixa>) =>
    mudar({ faixas: faixas.map((faixa, n) => (n === at ? { ...faixa, ...mudanca } : faixa)) });
  const ultima = faixas.at(-1);
  const nova: Faixa = { acimaDe: ultima ? ultima.acimaDe + medida.divisor : 0, pontos: ultima?.pontos ?? item.pontos };
  return (
    <fieldset className="formulario-faixas" aria-label={`Faixas de ${item.codigo}`}>
      <span className="campo-rotulo">Quanto custa cada desvio</span>
      {faixas.length === 0 && <span className="quieto">Sem faixas: todo desvio custa os pontos do item.</span>}
      {faixas.map((faixa, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band has no name but its place
        <div key={at} className="formulario-faixa">
          <NumeroCampo
            rotulo={medida.rotulo}
            pointer={`${pointer}/${at}/acimaDe`}
            valor={faixa.acimaDe}
            divisor={medida.divisor}
            mudar={valor => com(at, { acimaDe: valor ?? Number.NaN })}
          />
          <NumeroCampo
            rotulo="Pontos"
            pointer={`${pointer}/${at}/pontos`}
            valor={faixa.pontos}
            mudar={valor => com(at, { pontos: valor ?? Number.NaN })}
          />
          <label className="formulario-marca">
            <Checkbox
              checked={faixa.critico === true}
              onChange={({ target }) => com(at, { critico: target.checked })}
            />
            Crítica
          </label>
          <Button
            aria-label={`Excluir a ${at + 1}ª faixa de ${item.codigo}`}
            onClick={() => mudar({ faixas: faixas.filter((_, n) => n !== at) })}
          >
            Excluir
          </Button>
        </div>
      ))}
      <FalhaAqui pointer={pointer} />
      {faixas.length < MAIS_FAIXAS && (
        <Button aria-label={`Incluir faixa em ${item.codigo}`} onClick={() => mudar({ faixas: [...faixas, nova] })}>
          Incluir faixa
        </Button>
      )}
    </fieldset>
  );
}
