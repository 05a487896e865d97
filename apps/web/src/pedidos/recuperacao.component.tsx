import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../app/server-clock.ts';
import { dayOf, formatDayMonth, formatHour } from '../ui/date.format.ts';
import { Diferencas } from './diferencas.component.tsx';
import type { PedidoDoDiaAberto } from './pedido-do-dia.hook.ts';
import { camposDe, chavesDiferentes } from './rascunho.campos.ts';

interface Props {
  aberto: PedidoDoDiaAberto;
  fusoHorario: string;
}

/** Numbers of an earlier visit that never reached the server: the person says what becomes of them before typing on. */
export function Recuperacao({ aberto, fusoHorario }: Props) {
  const { rascunho, grade, estado, observacao } = aberto;
  const { oferta } = rascunho;
  const [vendo, setVendo] = useState(false);
  const continuar = useRef<HTMLButtonElement>(null);
  useEffect(() => continuar.current?.focus(), []);
  if (!oferta) return null;
  const naTela = camposDe(grade, estado.valores, observacao);
  const diferentes = chavesDiferentes(naTela, oferta.campos);
  return (
    <section className="recado recado--info recuperacao" role="alert" aria-label="Rascunho guardado">
      <div>
        <p>
          Encontramos um rascunho de {diaDe(oferta.em, fusoHorario)} às {formatHour(oferta.em, fusoHorario)} neste
          computador, mais novo que o do servidor.
        </p>
        {vendo && <Diferencas grade={grade} chaves={diferentes} de={naTela} para={oferta.campos} />}
      </div>
      <button ref={continuar} type="button" className="botao botao--principal" onClick={rascunho.continuar}>
        Continuar
      </button>
      <button type="button" className="botao" aria-expanded={vendo} onClick={() => setVendo(!vendo)}>
        {vendo ? 'Esconder diferenças' : 'Ver diferenças'}
      </button>
      <button type="button" className="botao botao--discreto" onClick={rascunho.descartar}>
        Descartar
      </button>
    </section>
  );
}

function diaDe(instant: string, fusoHorario: string) {
  const day = dayOf(new Date(instant), fusoHorario);
  return day === dayOf(new Date(serverNow()), fusoHorario) ? 'hoje' : formatDayMonth(day);
}
