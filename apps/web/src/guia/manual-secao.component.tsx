import { type Ref, useId } from 'react';
import { LUGARES, type Lugar, linhaDe } from './guia.table.ts';
import { LugarLink } from './lugar-link.component.tsx';
import { useLugares } from './lugares.hook.ts';
import { CAPITULO, type Secao } from './manual.model.ts';
import { Blocos, Marcado } from './manual-texto.component.tsx';

interface Props {
  secao: Secao;
  palavras: readonly string[];
  titulo?: Ref<HTMLHeadingElement>;
  /** Before a screen is opened from here. */
  onFollow?: () => void;
}

const telasDe = (id: string): Lugar[] =>
  (Object.keys(LUGARES) as Lugar[]).filter(lugar => linhaDe(lugar).manual === id);

export function SecaoDoManual({ secao, palavras, titulo, onFollow }: Props) {
  const id = useId();
  const { abre, nomeDe } = useLugares();
  const telas = telasDe(secao.id).filter(abre);
  const Titulo = secao.nivel === CAPITULO ? 'h2' : 'h3';
  return (
    <section className="manual-secao" aria-labelledby={id}>
      <Titulo id={id} ref={titulo} tabIndex={-1} data-secao={secao.id}>
        <Marcado texto={secao.titulo} palavras={palavras} />
      </Titulo>
      <Blocos blocos={secao.blocos} palavras={palavras} />
      {telas.length > 0 && (
        <ul className="manual-telas" aria-label={`Telas de ${secao.titulo}`}>
          {telas.map(lugar => (
            <li key={lugar}>
              <LugarLink lugar={lugar} onFollow={onFollow}>
                Abrir {nomeDe(lugar)}
              </LugarLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
