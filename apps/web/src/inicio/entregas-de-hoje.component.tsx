import { ENTREGAS } from '../app/screens.table.ts';

import { ButtonLink } from '../ui/button.component.tsx';
import { formatHour } from '../ui/date.format.ts';
import { SITUACOES_DE_ENTREGA } from '../ui/entrega.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Bloco } from './bloco.component.tsx';
import type { DadosDo } from './inicio.queries.ts';

type Recebido = DadosDo<'entregasDeHoje'>['entregas'][number]['recebimentos'][number];

const porquem = ({ chegadaEm, registradoEm, registradoPor }: Recebido, fusoHorario: string) =>
  chegadaEm
    ? `recebida por ${registradoPor} às ${formatHour(chegadaEm, fusoHorario)}`
    : `registrada por ${registradoPor} às ${formatHour(registradoEm, fusoHorario)}`;

export const EntregasDeHoje = () => (
  <Bloco nome="entregasDeHoje" titulo="Entregas de hoje" altura={200} classe="inicio-lista">
    {({ entregas, fusoHorario }) => (
      <>
        <h2>Entregas de hoje</h2>
        {entregas.length === 0 ? (
          <p className="quieto">Nenhuma entrega esperada hoje.</p>
        ) : (
          <ul>
            {entregas.map(({ pedido, tipoAlimentacaoId, refeicao, janela, situacao, recebimentos }) => {
              const { rotulo, tone, icon } = SITUACOES_DE_ENTREGA[situacao];
              const recebido = recebimentos.findLast(({ vigente }) => vigente);
              return (
                <li key={`${pedido.id}:${tipoAlimentacaoId}`}>
                  <span>
                    <strong>{refeicao}</strong>{' '}
                    <span className="quieto">
                      {formatHour(janela.inicioEm, fusoHorario)}–{formatHour(janela.fimEm, fusoHorario)}
                    </span>
                  </span>
                  <Pill tone={tone} icon={icon} why={recebido && porquem(recebido, fusoHorario)}>
                    {rotulo}
                  </Pill>
                </li>
              );
            })}
          </ul>
        )}
        {entregas.length > 0 && (
          <p className="linha-de-botoes">
            <ButtonLink className="inicio-agir" to={ENTREGAS}>
              Receber
            </ButtonLink>
          </p>
        )}
      </>
    )}
  </Bloco>
);
