import { formatInteger, formatSigned } from '../ui/number.format.ts';
import { faixaDaCelula, fraseDaDiferenca } from '../ui/pedido.labels.ts';
import type { GrupoDeColunas } from './mapa.model.ts';
import type { LinhaMapa, Mapa } from './mapa-diario.queries.ts';

interface Props {
  linha: LinhaMapa;
  coluna: number;
  base: GrupoDeColunas['colunas'][number]['base'];
  lugar: { l: number; c: number };
  regras: Mapa['regras'];
  grupo: boolean;
  diferenca: boolean;
  /** What was written on it. */
  nota: string | undefined;
  abrir: (celula: string) => void;
}

/** A number of the map: coloured by how far it is above the head count, opened to say where it comes from. */
export function Quantidade({ linha, coluna, base, lugar: { l, c }, regras, grupo, diferenca, nota, abrir }: Props) {
  const classe = [grupo && 'mapa-grupo', nota && 'mapa-anotada'].filter(Boolean).join(' ') || undefined;
  if (!linha.enviado) return <td className={classe}>—</td>;
  const valor = linha.diferencas[coluna] ?? null;
  const quantidade = linha.quantidades[coluna] ?? 0;
  const faixa = faixaDaCelula({ quantidade, valor, base }, regras);
  const acima = faixa === 'ACIMA' || faixa === 'MUITO_ACIMA';
  const frase = fraseDaDiferenca(valor, faixa);
  const numero = diferenca && valor !== null ? diferencaEscrita(valor) : formatInteger(quantidade);
  const conteudo = (
    <>
      {numero}
      {acima && <span className="so-leitor"> {frase}</span>}
      {nota && <span className="so-leitor"> Anotação de {nota}</span>}
    </>
  );
  const cor = acima ? `mapa-${faixa.toLowerCase()}` : '';
  return (
    <td className={classe} title={[acima && frase, nota].filter(Boolean).join('\n') || undefined}>
      {linha.data === null ? (
        <span className={cor}>{conteudo}</span>
      ) : (
        <button
          type="button"
          className={`mapa-celula ${cor}`}
          data-l={l}
          data-c={c}
          tabIndex={c === 0 ? 0 : -1}
          onClick={() => abrir(`${linha.data}.${linha.lotacao.id}.${coluna}`)}
        >
          {conteudo}
        </button>
      )}
    </td>
  );
}

const diferencaEscrita = (valor: number) => (valor === 0 ? 'OK' : formatSigned(valor));
