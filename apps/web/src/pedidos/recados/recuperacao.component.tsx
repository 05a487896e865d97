import { useState } from 'react';
import { serverNow } from '../../base/server-clock.ts';
import { changedKeys } from '../../drafts/merge.ts';
import { Button } from '../../ui/button.component.tsx';
import { dayOf, formatDayMonth, formatHour } from '../../ui/date.format.ts';
import { firstFocus } from '../../ui/first-focus.ts';
import { Diferencas } from '../grade/diferencas.component.tsx';
import { type Campos, camposDe } from '../grade/rascunho.campos.ts';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';

interface Props {
  aberto: PedidoDoDiaAberto;
  fusoHorario: string;
}

interface Guardada {
  nome: string;
  frase: (quando: string) => string;
  em: string;
  campos: Campos;
  continuar: () => void;
  descartar: () => void;
}

/** The person decides about an earlier visit's unsent numbers before typing on. */
export function Recuperacao({ aberto, fusoHorario }: Props) {
  const guardada = guardadaDe(aberto);
  return guardada && <Pergunta key={guardada.em} aberto={aberto} fusoHorario={fusoHorario} guardada={guardada} />;
}

/** A draft of the day, or a change of its order: never both. */
function guardadaDe({ rascunho, ajuste, terminarAjuste }: PedidoDoDiaAberto): Guardada | null {
  if (rascunho.oferta) {
    return {
      nome: 'Rascunho guardado',
      frase: quando => `Encontramos um rascunho de ${quando} neste computador, mais novo que o do servidor.`,
      em: rascunho.oferta.em,
      campos: rascunho.oferta.mine,
      continuar: rascunho.continuar,
      descartar: rascunho.descartar,
    };
  }
  return (
    ajuste.oferta && {
      nome: 'Ajuste guardado',
      frase: quando => `Encontramos um ajuste deste pedido, de ${quando}, que não foi enviado.`,
      em: ajuste.oferta.em,
      campos: ajuste.oferta.para,
      continuar: ajuste.continuar,
      descartar: terminarAjuste,
    }
  );
}

function Pergunta({ aberto, fusoHorario, guardada }: Props & { guardada: Guardada }) {
  const { grade, estado, observacao } = aberto;
  const { nome, frase, em, campos, continuar, descartar } = guardada;
  const [vendo, setVendo] = useState(false);
  const naTela = camposDe(grade, estado.quantidades, observacao);
  const para = { ...naTela, ...campos };
  return (
    <section className="recado recado--info recuperacao" role="alert" aria-label={nome}>
      <div>
        <p>{frase(`${diaDe(em, fusoHorario)} às ${formatHour(em, fusoHorario)}`)}</p>
        {vendo && <Diferencas grade={grade} chaves={changedKeys(naTela, para)} de={naTela} para={para} />}
      </div>
      <Button ref={firstFocus} variant="primary" onClick={continuar}>
        Continuar
      </Button>
      <Button aria-expanded={vendo} onClick={() => setVendo(!vendo)}>
        {vendo ? 'Esconder diferenças' : 'Ver diferenças'}
      </Button>
      <Button variant="quiet" onClick={descartar}>
        Descartar
      </Button>
    </section>
  );
}

function diaDe(instant: string, fusoHorario: string) {
  const day = dayOf(new Date(instant), fusoHorario);
  return day === dayOf(new Date(serverNow()), fusoHorario) ? 'hoje' : formatDayMonth(day);
}
