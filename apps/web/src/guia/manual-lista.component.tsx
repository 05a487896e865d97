import { Link } from 'react-router-dom';
import { type Achado, palavrasDe, procurar, type Secao } from './manual.model.ts';
import { Marcado } from './manual-texto.component.tsx';

/** The section to read, with what was looked for. */
export type Abrir = (id: string, palavras: readonly string[]) => void;

interface Ligacao {
  secao: Secao;
  palavras: readonly string[];
  abrir: Abrir;
}

/** The address of the section in the whole manual; a plain click reads it here. */
const SecaoLink = ({ secao, palavras, abrir }: Ligacao) => (
  <Link
    to={`/manual#${secao.id}`}
    onClick={event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      abrir(secao.id, palavras);
    }}
  >
    <Marcado texto={secao.titulo} palavras={palavras} />
  </Link>
);

export const ListaDeSecoes = ({ secoes, abrir }: { secoes: readonly Secao[]; abrir: Abrir }) => (
  <ul className="manual-lista">
    {secoes.map(secao => (
      <li key={secao.id} data-nivel={secao.nivel}>
        <SecaoLink secao={secao} palavras={[]} abrir={abrir} />
      </li>
    ))}
  </ul>
);

interface Resultado {
  secoes: readonly Secao[];
  digitado: string;
  abrir: Abrir;
}

export function Achados({ secoes, digitado, abrir }: Resultado) {
  const achados: Achado[] = procurar(secoes, digitado);
  const palavras = palavrasDe(digitado);
  return (
    <div className="manual-achados">
      <p role="status" className="quieto">
        {achados.length === 0
          ? 'O manual não diz nada com essas palavras. Tente outras.'
          : achados.length === 1
            ? '1 parte do manual'
            : `${achados.length} partes do manual`}
      </p>
      <ul className="manual-lista">
        {achados.map(({ secao, trecho }) => (
          <li key={secao.id}>
            <SecaoLink secao={secao} palavras={palavras} abrir={abrir} />
            <p>
              <Marcado texto={trecho} palavras={palavras} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
