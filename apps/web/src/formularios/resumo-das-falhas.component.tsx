import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.component.tsx';
import { type Falha, idDe, lugarDe } from './formulario.falhas.ts';
import type { Conteudo } from './formularios.queries.ts';
import '../record/record.css';

interface Props {
  conteudo: Conteudo;
  falhas: readonly Falha[];
  /** The refusal, where nothing is wrong with a field. */
  recusa: string | null;
  /** Changes with each refusal, which takes the focus once. */
  vez: number;
}

const comLugar = (detail: string, lugar: string) => (detail.startsWith(lugar) ? detail : `${lugar}: ${detail}`);

function irPara(pointer: string) {
  for (let aqui = pointer; aqui !== ''; aqui = aqui.slice(0, aqui.lastIndexOf('/'))) {
    const achado = document.getElementById(idDe(aqui));
    if (!achado) continue;
    (achado.querySelector<HTMLElement>('summary') ?? achado).focus();
    return;
  }
}

export function ResumoDasFalhas({ conteudo, falhas, recusa, vez }: Props) {
  const caixa = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (vez > 0) caixa.current?.focus();
  }, [vez]);
  if (falhas.length === 0 && recusa === null) return null;
  const titulo = falhas.length === 1 ? 'Falta corrigir um ponto' : `Falta corrigir ${falhas.length} pontos`;
  return (
    <div ref={caixa} className="recado recado--perigo resumo-erros" role="alert" tabIndex={-1}>
      <p>
        <strong>{falhas.length > 0 ? titulo : recusa}</strong>
      </p>
      <ul>
        {falhas.map(({ pointer, detail }) => (
          <li key={`${pointer} ${detail}`}>
            <Button variant="bare" className="vinculo" onClick={() => irPara(pointer)}>
              {comLugar(detail, lugarDe(conteudo, pointer))}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
