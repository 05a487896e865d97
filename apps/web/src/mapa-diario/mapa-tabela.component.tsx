import { Fragment, memo, useRef } from 'react';
import { Difference } from '../ui/difference.component.tsx';
import { formatInteger, formatSigned } from '../ui/number.format.ts';
import { FAIXAS, faixaDe } from '../ui/pedido.labels.ts';
import { Situation } from '../ui/situation.component.tsx';
import { useWindow } from '../ui/window.hook.ts';
import { type GrupoDeColunas, gruposDe } from './mapa.model.ts';
import type { LinhaMapa, MapaDiario } from './mapa-diario.queries.ts';

const ALTURA_DA_LINHA = 46;
const CABECALHO = 2;

interface Props {
  mapa: MapaDiario;
  linhas: readonly LinhaMapa[];
}

/** Units × meals × publics. Only the rows in sight are drawn: a state has over a thousand units. */
export function MapaTabela({ mapa, linhas }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { start, end, before, after } = useWindow(scroller, linhas.length, ALTURA_DA_LINHA);
  const grupos = gruposDe(mapa.colunas);
  const largura = mapa.colunas.length + 5;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={scroller} className="mapa-rolagem" tabIndex={0} aria-label="Mapa por unidade">
      <table className="mapa" aria-rowcount={linhas.length + CABECALHO + 1}>
        <Cabecalho grupos={grupos} />
        <tbody>
          {before > 0 && <Espaco altura={before} largura={largura} />}
          {linhas.slice(start, end).map((linha, posicao) => (
            <Linha
              key={linha.lotacao.id}
              linha={linha}
              indice={start + posicao + CABECALHO + 1}
              grupos={grupos}
              regras={mapa.regras}
            />
          ))}
          {after > 0 && <Espaco altura={after} largura={largura} />}
        </tbody>
        <Rodape mapa={mapa} grupos={grupos} />
      </table>
    </section>
  );
}

const Espaco = ({ altura, largura }: { altura: number; largura: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a blank row takes no focus
  <tr aria-hidden="true">
    <td colSpan={largura} style={{ height: altura, padding: 0 }} />
  </tr>
);

const Cabecalho = ({ grupos }: { grupos: GrupoDeColunas[] }) => (
  <thead>
    <tr>
      <th scope="col" rowSpan={2} className="mapa-unidade">
        Unidade
      </th>
      <th scope="col" rowSpan={2}>
        Efetivo
      </th>
      {grupos.map(({ id, refeicao, colunas }) => (
        <th key={id} scope="colgroup" colSpan={colunas.length} className="mapa-refeicao">
          {refeicao}
        </th>
      ))}
      <th scope="col" rowSpan={2} className="mapa-grupo">
        Total
      </th>
      <th scope="col" rowSpan={2}>
        Diferença
      </th>
      <th scope="col" rowSpan={2} className="mapa-situacao">
        Situação
      </th>
    </tr>
    <tr>
      {grupos.map(({ id, colunas }) =>
        colunas.map(({ indice, publico }, posicao) => (
          <th key={`${id}:${indice}`} scope="col" className={posicao === 0 ? 'mapa-grupo' : undefined}>
            {publico}
          </th>
        )),
      )}
    </tr>
  </thead>
);

interface LinhaProps {
  linha: LinhaMapa;
  indice: number;
  grupos: GrupoDeColunas[];
  regras: MapaDiario['regras'];
}

const Linha = memo(({ linha, indice, grupos, regras }: LinhaProps) => (
  <tr aria-rowindex={indice}>
    <th
      scope="row"
      className="mapa-unidade"
      title={`${linha.lotacao.nome}, ${linha.lotacao.municipio}/${linha.lotacao.uf}`}
    >
      <span>{linha.lotacao.nome}</span>
    </th>
    <td>{linha.internos === null ? '—' : formatInteger(linha.internos)}</td>
    {grupos.map(({ colunas }) =>
      colunas.map(({ indice: coluna }, posicao) => (
        <Quantidade key={coluna} linha={linha} coluna={coluna} regras={regras} grupo={posicao === 0} />
      )),
    )}
    <td className="mapa-grupo">
      <strong>{linha.situacao === 'ENVIADO' ? formatInteger(linha.total) : '—'}</strong>
    </td>
    <td>{linha.situacao === 'ENVIADO' && <Difference {...linha.maiorDiferenca} />}</td>
    <td className="mapa-situacao">
      <Situation situacao={linha.situacao} />
    </td>
  </tr>
));

interface QuantidadeProps {
  linha: LinhaMapa;
  coluna: number;
  regras: MapaDiario['regras'];
  grupo: boolean;
}

function Quantidade({ linha, coluna, regras, grupo }: QuantidadeProps) {
  const classe = grupo ? 'mapa-grupo' : undefined;
  if (linha.situacao !== 'ENVIADO') return <td className={classe}>—</td>;
  const diferenca = linha.diferencas[coluna] ?? null;
  const faixa = faixaDe(diferenca, regras);
  const acima = faixa === 'ACIMA' || faixa === 'MUITO_ACIMA';
  const frase = diferenca === null ? FAIXAS[faixa].frase : `${formatSigned(diferenca)} ${FAIXAS[faixa].frase}`;
  return (
    <td className={classe} title={acima ? frase : undefined}>
      <span className={acima ? `mapa-${faixa.toLowerCase()}` : undefined}>
        {formatInteger(linha.quantidades[coluna] ?? 0)}
        {acima && <span className="so-leitor"> {frase}</span>}
      </span>
    </td>
  );
}

/** Totals as the server gave them for the whole day: never summed here, where a filter may be hiding rows. */
const Rodape = ({ mapa: { totais }, grupos }: { mapa: MapaDiario; grupos: GrupoDeColunas[] }) => (
  <tfoot>
    <tr>
      <th scope="row" className="mapa-unidade">
        Total do dia
      </th>
      <td>{formatInteger(totais.internos)}</td>
      {grupos.map(({ id, colunas }) => (
        <Fragment key={id}>
          {colunas.map(({ indice }, posicao) => (
            <td key={indice} className={posicao === 0 ? 'mapa-grupo' : undefined}>
              {formatInteger(totais.quantidades[indice] ?? 0)}
            </td>
          ))}
        </Fragment>
      ))}
      <td className="mapa-grupo">{formatInteger(totais.total)}</td>
      <td>
        {totais.acimaDoEfetivo > 0 && <span className="mapa-muito_acima">{formatSigned(totais.acimaDoEfetivo)}</span>}
      </td>
      <td />
    </tr>
  </tfoot>
);
