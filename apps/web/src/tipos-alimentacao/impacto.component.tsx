import { useQuery } from '@tanstack/react-query';
import { Unreadable, type Values } from '../record/record.model.ts';
import { formatDay } from '../ui/date.format.ts';
import { formatCount } from '../ui/number.format.ts';
import { useSettled } from '../ui/settled.hook.ts';
import { exemploDaMudanca } from './horario.format.ts';
import { horariosDe } from './tipos-alimentacao.mutations.ts';
import { type Impacto as Resultado, simularVigencia, type TipoDetalhado } from './tipos-alimentacao.queries.ts';
import { Avisos } from './vigencias.component.tsx';

const OBRIGATORIOS = [
  'horaLimitePedido',
  'diasAntecedencia',
  'entregaInicio',
  'entregaFim',
  'toleranciaMin',
  'toleranciaPesoPct',
  'toleranciaPesoUnidadePct',
];

const legivel = (values: Values) =>
  Object.values(values).every(value => !(value instanceof Unreadable)) &&
  OBRIGATORIOS.every(key => values[key] !== null && values[key] !== undefined);

interface Props {
  tipo: TipoDetalhado;
  valeDe: unknown;
  values: Values;
}

export function Impacto({ tipo, valeDe, values }: Props) {
  const nova =
    typeof valeDe === 'string' && valeDe >= tipo.hoje && legivel(values)
      ? { valeDe, horarios: horariosDe(values) }
      : null;
  // Compared as text: the same numbers in a new object are no change.
  const parada: typeof nova = JSON.parse(useSettled(JSON.stringify(nova), 400));
  const { data } = useQuery({
    ...simularVigencia(tipo.id, parada ?? { valeDe: tipo.hoje, horarios: horariosDe(values) }),
    enabled: parada !== null,
  });
  if (!nova) return <p className="quieto">Escolha o dia: antes de salvar você vê o que a mudança toca.</p>;
  return (
    <div className="impacto" aria-live="polite">
      <p className="quieto">{exemploDaMudanca(nova.valeDe, nova.horarios)}</p>
      {parada && data && (
        <>
          <Toca impacto={data} />
          {data.avisos.length > 0 && <Avisos avisos={data.avisos} />}
        </>
      )}
    </div>
  );
}

function Toca({ impacto: { valeDe, ate, unidades, rascunhos, enviados } }: { impacto: Resultado }) {
  return (
    <dl className="impacto-numeros">
      <div>
        <dt>Unidades com esta refeição</dt>
        <dd>{unidades}</dd>
      </div>
      <div>
        <dt>Pedidos em rascunho, com prazo novo</dt>
        <dd>{rascunhos}</dd>
      </div>
      <div>
        <dt>Já enviados, que não mudam</dt>
        <dd>{enviados}</dd>
      </div>
      <div>
        <dt>Até quando</dt>
        <dd>
          {ate ? formatDay(ate) : 'A próxima mudança'}
          <span className="so-leitor">
            , a partir de {formatDay(valeDe)}. {formatCount(unidades, 'unidade', 'unidades')}.
          </span>
        </dd>
      </div>
    </dl>
  );
}
