import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { useId, useState } from 'react';
import { serverNow } from '../base/server-clock.ts';
import { readTime } from '../record/typed.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { dayOf, formatHour } from '../ui/date.format.ts';
import { duracaoDe } from '../ui/entrega.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import type { Conferencia } from './conferencia.model.ts';
import { instanteEm } from './instante.format.ts';
import type { Entrega } from './recebimentos.queries.ts';

interface Props {
  entrega: Entrega;
  data: string;
  fusoHorario: string;
  conferencia: Conferencia;
  mudar: (parte: Partial<Conferencia>) => void;
}

export function Chegada({ entrega, data, fusoHorario, conferencia, mudar }: Props) {
  const { chegadaEm, chegadaDigitada } = conferencia;
  const [digitando, setDigitando] = useState(false);
  const marcar = (em: string, digitada: boolean) => {
    setDigitando(false);
    mudar({ chegadaEm: em, chegadaDigitada: digitada, naoChegou: false });
  };
  return (
    <Card className="portao-bloco" aria-label="Chegada">
      <h3>Chegada</h3>
      {chegadaEm !== null && !digitando ? (
        <div className="portao-chegada">
          <strong className="portao-hora">{formatHour(chegadaEm, fusoHorario)}</strong>
          <Depois chegadaEm={chegadaEm} fimEm={entrega.janela.fimEm} digitada={chegadaDigitada} />
          <Button variant="quiet" onClick={() => setDigitando(true)}>
            Mudar a hora
          </Button>
        </div>
      ) : (
        <>
          {chegadaEm === null && (
            <Button
              variant="primary"
              className="portao-grande"
              onClick={() => marcar(new Date(serverNow()).toISOString(), false)}
            >
              <ClockIcon size={22} aria-hidden />
              Chegou agora
            </Button>
          )}
          <HoraDigitada
            data={data}
            fusoHorario={fusoHorario}
            atual={chegadaEm}
            marcar={em => marcar(em, true)}
            cancelar={chegadaEm === null ? undefined : () => setDigitando(false)}
          />
        </>
      )}
    </Card>
  );
}

/** Minutes past the window; what they mean is the server's to say. */
function Depois({ chegadaEm, fimEm, digitada }: { chegadaEm: string; fimEm: string; digitada: boolean }) {
  const minutos = Math.floor((Date.parse(chegadaEm) - Date.parse(fimEm)) / 60_000);
  return (
    <span className="linha-de-botoes">
      {minutos > 0 ? (
        <Pill tone="aviso" icon={ClockIcon}>
          {duracaoDe(minutos)} depois da janela
        </Pill>
      ) : (
        <Pill tone="ok" icon={ClockIcon}>
          Até o fim da janela
        </Pill>
      )}
      {digitada && <Pill tone="neutro">Hora digitada</Pill>}
    </span>
  );
}

interface HoraDigitadaProps {
  data: string;
  fusoHorario: string;
  atual: string | null;
  marcar: (em: string) => void;
  cancelar: (() => void) | undefined;
}

function HoraDigitada({ data, fusoHorario, atual, marcar, cancelar }: HoraDigitadaProps) {
  const id = useId();
  const [texto, setTexto] = useState(atual ? formatHour(atual, fusoHorario) : '');
  const [erro, setErro] = useState<string | null>(null);
  const usar = () => {
    const hora = readTime(texto.trim());
    if (!hora) return setErro('Escreva como 11:40.');
    // A correction keeps the day of what it corrects: a late dinner arrived after midnight.
    const em = instanteEm(atual ? dayOf(new Date(atual), fusoHorario) : data, hora, fusoHorario);
    if (Date.parse(em) > serverNow() + 60_000) return setErro('A chegada não pode ser depois de agora.');
    setErro(null);
    marcar(em);
  };
  return (
    <div className="campo">
      <label htmlFor={id} className="campo-rotulo">
        {atual ? 'Hora da chegada' : 'Ou digite a hora em que chegou'}
      </label>
      <div className="portao-linha">
        <TextInput
          id={id}
          className="portao-entrada"
          inputMode="numeric"
          autoComplete="off"
          placeholder="hh:mm"
          maxLength={5}
          value={texto}
          aria-invalid={erro !== null}
          aria-describedby={erro ? `${id}-erro` : undefined}
          onChange={({ target }) => setTexto(target.value)}
          onKeyDown={event => event.key === 'Enter' && usar()}
        />
        <Button onClick={usar}>Usar esta hora</Button>
        {cancelar && (
          <Button variant="quiet" onClick={cancelar}>
            Voltar
          </Button>
        )}
      </div>
      {erro && (
        <small id={`${id}-erro`} className="campo-erro" role="alert">
          {erro}
        </small>
      )}
    </div>
  );
}
