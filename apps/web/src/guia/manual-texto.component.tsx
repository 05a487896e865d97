import { Fragment } from 'react';
import { ScrollTable } from '../ui/scroll-region.component.tsx';
import { type Bloco, partesDe, type Trecho, textoDe } from './manual.model.ts';

/** `palavras`: what was looked for, marked where it is said. */
interface Marcas {
  palavras: readonly string[];
}

export const Marcado = ({ texto, palavras }: Marcas & { texto: string }) =>
  partesDe(texto, palavras).map(({ texto: parte, achada }, n) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are told apart by their place
    achada ? <mark key={n}>{parte}</mark> : <Fragment key={n}>{parte}</Fragment>,
  );

const Texto = ({ trechos, palavras }: Marcas & { trechos: readonly Trecho[] }) =>
  trechos.map((trecho, n) => {
    const chave = `${n}`;
    if (typeof trecho === 'string') return <Marcado key={chave} texto={trecho} palavras={palavras} />;
    if ('codigo' in trecho) return <code key={chave}>{trecho.codigo}</code>;
    return (
      <strong key={chave}>
        <Texto trechos={trecho.forte} palavras={palavras} />
      </strong>
    );
  });

function UmBloco({ bloco, palavras }: Marcas & { bloco: Bloco }) {
  if ('texto' in bloco)
    return (
      <p>
        <Texto trechos={bloco.texto} palavras={palavras} />
      </p>
    );
  if ('itens' in bloco) {
    const Lista = bloco.ordenada ? 'ol' : 'ul';
    return (
      <Lista>
        {bloco.itens.map(item => (
          <li key={textoDe(item)}>
            <Texto trechos={item} palavras={palavras} />
          </li>
        ))}
      </Lista>
    );
  }
  const titulos = bloco.titulos.map(textoDe);
  return (
    <ScrollTable label={titulos.join(', ')} className="manual-tabela" columns={titulos}>
      {bloco.linhas.map(linha => (
        <tr key={linha.map(textoDe).join()}>
          {linha.map((celula, n) => (
            <td key={titulos[n]}>
              <Texto trechos={celula} palavras={palavras} />
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

export const Blocos = ({ blocos, palavras }: Marcas & { blocos: readonly Bloco[] }) =>
  blocos.map((bloco, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the manual does not change while it is read
    <UmBloco key={n} bloco={bloco} palavras={palavras} />
  ));
