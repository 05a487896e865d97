import { ROTULO_DE_SITUACAO_VIGENCIA } from '@alipen/contracts/generated/rotulos/tipos-alimentacao';
import { CalendarCheckIcon } from '@phosphor-icons/react/dist/csr/CalendarCheck';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { labelled } from '../ui/labelled.ts';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { linhasDe, periodoDe } from './horario.format.ts';
import { cancelarVigencia } from './tipos-alimentacao.mutations.ts';
import { obterTipo, type TipoDetalhado, type Vigencia } from './tipos-alimentacao.queries.ts';
import { VigenciaDialog } from './vigencia.dialog.tsx';

const SITUACOES = labelled(ROTULO_DE_SITUACAO_VIGENCIA, {
  PROGRAMADA: { tom: 'info', icone: HourglassIcon },
  EM_VIGOR: { tom: 'ok', icone: CalendarCheckIcon },
  PASSADA: { tom: 'neutro', icone: ClockCounterClockwiseIcon },
});

export function Vigencias({ tipo }: { tipo: TipoDetalhado }) {
  const client = useQueryClient();
  const [aberta, setAberta] = useState<Vigencia | 'nova' | null>(null);
  const lembrar = (salvo: TipoDetalhado) => client.setQueryData(obterTipo(salvo.id).queryKey, salvo);
  const cancelar = useMutation({
    mutationFn: (valeDe: string) => cancelarVigencia(tipo, valeDe),
    onSuccess: lembrar,
  });
  return (
    <div className="vigencias">
      <p>
        Horários e limites mudam <strong>a partir de um dia</strong>. O que veio antes não muda: o atraso de ontem
        continua medido pelos horários de ontem, e um pedido já enviado guarda o prazo com que foi enviado.
      </p>
      <Button variant="primary" onClick={() => setAberta('nova')}>
        Mudar horários e limites
      </Button>
      {cancelar.error && <Notice tone="perigo">{sentenceOf(cancelar.error)}</Notice>}
      <ol>
        {tipo.vigencias.map((vigencia, at) => (
          <Card as="li" key={vigencia.valeDe ?? 'inicial'} className={`vigencia vigencia--${vigencia.situacao}`}>
            <Cabecalho vigencia={vigencia} seguinte={tipo.vigencias[at - 1]?.valeDe ?? null} />
            <dl>
              {linhasDe(vigencia.horarios).map(([rotulo, texto]) => (
                <div key={rotulo}>
                  <dt>{rotulo}</dt>
                  <dd>{texto}</dd>
                </div>
              ))}
            </dl>
            {vigencia.avisos.length > 0 && <Avisos avisos={vigencia.avisos} />}
            {vigencia.situacao === 'PROGRAMADA' && vigencia.valeDe && (
              <Toolbar>
                <Button onClick={() => setAberta(vigencia)}>Mudar</Button>
                <Button
                  variant="quiet"
                  disabled={cancelar.isPending}
                  onClick={() => vigencia.valeDe && cancelar.mutate(vigencia.valeDe)}
                >
                  Desistir da mudança de {formatDay(vigencia.valeDe)}
                </Button>
              </Toolbar>
            )}
          </Card>
        ))}
      </ol>
      {aberta && (
        <VigenciaDialog
          tipo={tipo}
          vigencia={aberta === 'nova' ? null : aberta}
          close={() => setAberta(null)}
          onSaved={salvo => {
            lembrar(salvo);
            setAberta(null);
          }}
        />
      )}
    </div>
  );
}

function Cabecalho({ vigencia, seguinte }: { vigencia: Vigencia; seguinte: string | null }) {
  const { tom, icone, rotulo } = SITUACOES[vigencia.situacao];
  return (
    <div className="vigencia-topo">
      <Pill tone={tom} icon={icone}>
        {rotulo}
      </Pill>
      <strong>{periodoDe(vigencia, seguinte)}</strong>
      {vigencia.criadaPor && vigencia.criadaEm && (
        <small className="quieto">
          {vigencia.criadaPor}, {formatInstant(vigencia.criadaEm)}
        </small>
      )}
    </div>
  );
}

export const Avisos = ({ avisos }: { avisos: readonly string[] }) => (
  <div className="recado recado--aviso" role="status">
    <ul className="avisos">
      {avisos.map(aviso => (
        <li key={aviso}>{aviso}</li>
      ))}
    </ul>
  </div>
);
