import { Button } from '../../ui/button.component.tsx';
import { formatInteger, formatSigned } from '../../ui/number.format.ts';
import { FAIXAS, type FaixaDiferenca, faixaDaCelula, fraseDaDiferenca } from '../../ui/pedido.labels.ts';
import type { BaseDoMapa, LinhaMapa, Mapa } from '../mapa-diario.queries.ts';
import { type Celula, celulaEm } from '../modelo/mapa.endereco.ts';
import { BASES } from '../modelo/mapa.labels.ts';
import type { GrupoDeColunas } from '../modelo/mapa.model.ts';

interface Props {
  linha: LinhaMapa;
  /** Position in the row's `quantidades`; `coluna` says which cell it is in any map. */
  indice: number;
  coluna: Celula['coluna'];
  base: GrupoDeColunas['colunas'][number]['base'];
  lugar: { l: number; c: number };
  regras: Mapa['regras'];
  contagem: BaseDoMapa;
  grupo: boolean;
  diferenca: boolean;
  nota: string | undefined;
  abrir: (celula: string) => void;
}

/** Coloured and worded by how far it is above the head count (R15, R16). */
export function Quantidade({
  linha,
  indice,
  coluna,
  base,
  lugar: { l, c },
  regras,
  contagem,
  grupo,
  diferenca,
  nota,
  abrir,
}: Props) {
  const classe = [grupo && 'mapa-grupo', nota && 'mapa-anotada'].filter(Boolean).join(' ') || undefined;
  if (!linha.enviado) return <td className={classe}>—</td>;
  const { data } = linha;
  const valor = linha.diferencas[indice] ?? null;
  const quantidade = linha.quantidades[indice] ?? 0;
  const faixa = faixaDaCelula({ quantidade, valor, base }, regras);
  const comparada = diferenca && valor !== null;
  // Zero is not within the head count: nothing of it was counted.
  const nada = comparada && quantidade === 0 && faixa === 'OK';
  // Beside quantities only what is above has words; where differences are shown, what is within has them too.
  const dita = faixa === 'ACIMA' || faixa === 'MUITO_ACIMA' || comparada;
  const frase = nada ? BASES[contagem].nada : dita && fraseDaCelula(valor, faixa);
  const numero = nada ? '—' : comparada ? diferencaEscrita(valor, faixa) : formatInteger(quantidade);
  const conteudo = (
    <>
      {numero}
      {frase && <span className="so-leitor"> {frase}</span>}
      {nota && <span className="so-leitor"> Anotação de {nota}</span>}
    </>
  );
  const cor = dita && !nada ? `mapa-${faixa.toLowerCase()}` : '';
  return (
    <td className={classe} title={[frase, nota].filter(Boolean).join('\n') || undefined}>
      {data === null ? (
        <span className={cor}>{conteudo}</span>
      ) : (
        <Button
          variant="bare"
          className={`mapa-celula ${cor}`}
          data-l={l}
          data-c={c}
          tabIndex={c === 0 ? 0 : -1}
          onClick={() => abrir(celulaEm({ data, lotacaoId: linha.lotacao.id, coluna }))}
        >
          {conteudo}
        </Button>
      )}
    </td>
  );
}

const diferencaEscrita = (valor: number, faixa: FaixaDiferenca) =>
  faixa === 'OK' ? FAIXAS.OK.rotulo : formatSigned(valor);

function fraseDaCelula(valor: number | null, faixa: FaixaDiferenca): string {
  if (faixa !== 'OK' || valor === null) return fraseDaDiferenca(valor, faixa);
  if (valor === 0) return 'igual ao efetivo';
  return valor < 0
    ? `${formatInteger(-valor)} abaixo do efetivo`
    : `${formatInteger(valor)} acima do efetivo, dentro da tolerância`;
}
