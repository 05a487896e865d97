import { ROTULO_DE_SINAL_DO_SALDO } from '@alipen/contracts/generated/rotulos/indicadores';
import { Link } from 'react-router-dom';
import { INDICADORES } from '../indicadores/indicadores.queries.ts';
import { formatDay, formatHour } from '../ui/date.format.ts';
import { labelled } from '../ui/labelled.ts';
import { formatDecimal, formatInteger, formatMoney } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Sparkline } from '../ui/sparkline.component.tsx';
import { Bloco } from './bloco.component.tsx';
import type { DadosDo } from './inicio.queries.ts';

type Contrato = DadosDo<'contratos'>['contratos'][number];

const porCento = (centesimos: number) => `${formatDecimal(centesimos / 100)} %`;
const MOSTRADOS = 6;

const SINAIS = labelled(ROTULO_DE_SINAL_DO_SALDO, {
  EM_DIA: { tone: 'ok' },
  AVISO: { tone: 'aviso' },
  ALERTA: { tone: 'perigo' },
});

export const Contratos = () => (
  <Bloco nome="contratos" titulo="Saldo dos contratos" altura={260} classe="inicio-lista">
    {({ contratos, apuradoEm }) => (
      <>
        <h2>Saldo dos contratos</h2>
        {!apuradoEm && contratos.length > 0 && <p className="quieto">O executado ainda não foi apurado.</p>}
        {contratos.length === 0 && <p className="quieto">Nenhum contrato vigente.</p>}
        <ul>
          {contratos.slice(0, MOSTRADOS).map(contrato => (
            <Saldo key={contrato.contratoId} contrato={contrato} />
          ))}
        </ul>
        {contratos.length > MOSTRADOS && (
          <p>
            <Link to="/modules/manutencao/fornecedor">Ver os {formatInteger(contratos.length)} contratos</Link>
          </p>
        )}
      </>
    )}
  </Bloco>
);

const Saldo = ({
  contrato: { contratoId, numero, fornecedor, executado, decorrido, sinal, esgotaEm, vigenciaFim },
}: {
  contrato: Contrato;
}) => (
  <li>
    <span>
      <strong>{numero}</strong> {fornecedor}
      <br />
      <span className="quieto">
        {executado === null ? (
          'sem valor total'
        ) : (
          <Link to={`${INDICADORES}?contrato=${contratoId}`}>executado {porCento(executado)}</Link>
        )}{' '}
        · do prazo {porCento(decorrido)}
        {esgotaEm && esgotaEm < vigenciaFim && ` · o saldo acaba em ${formatDay(esgotaEm)}`}
      </span>
      {executado !== null && (
        <span className="inicio-barra" aria-hidden>
          <span style={{ width: `${Math.min(100, executado / 100)}%` }} />
          <i style={{ left: `${decorrido / 100}%` }} />
        </span>
      )}
    </span>
    {executado !== null && <Pill tone={SINAIS[sinal].tone}>{SINAIS[sinal].rotulo}</Pill>}
  </li>
);

export const Fornecedores = () => (
  <Bloco nome="fornecedores" titulo="Nota dos fornecedores" altura={200} classe="inicio-lista">
    {({ fornecedores }) => (
      <>
        <h2>Fornecedores em 30 dias</h2>
        {fornecedores.length === 0 && <p className="quieto">Nenhuma entrega apurada nestes dias.</p>}
        <ul>
          {fornecedores.slice(0, MOSTRADOS).map(uma => (
            <li key={uma.fornecedorId}>
              <span>
                <Link to={`/modules/monitoramento/fiscalizacao?fornecedor=${uma.fornecedorId}`}>{uma.fornecedor}</Link>
                <br />
                <span className="quieto">
                  {uma.pontualidade === null ? 'sem entregas' : `no prazo ${porCento(uma.pontualidade)}`} ·{' '}
                  {formatInteger(uma.naoConformidades)} não conformes
                </span>
              </span>
              <span className="inicio-faisca">
                <Sparkline
                  values={uma.porDia}
                  label={`Não conformidades de ${uma.fornecedor} por dia, ${uma.naoConformidades} no período`}
                />
              </span>
              <strong>{uma.nota === null ? '—' : formatDecimal(uma.nota / 10)}</strong>
            </li>
          ))}
        </ul>
      </>
    )}
  </Bloco>
);

export const MesAteHoje = () => (
  <Bloco nome="mes" titulo="Mês até hoje" altura={170}>
    {({ mes, dias, liquidoCentavos, programadoCentavos, refeicoes, mesAnterior, apuradoEm }) => (
      <>
        <p className="quieto">Mês até hoje</p>
        <p className="bloco-valor inicio-dinheiro">{apuradoEm ? formatMoney(liquidoCentavos) : '—'}</p>
        <p>
          programado {formatMoney(programadoCentavos)} · {formatInteger(refeicoes)} refeições
        </p>
        <Sparkline
          values={dias.map(dia => dia.liquidoCentavos)}
          label={`Custo por dia: de ${formatMoney(Math.min(...dias.map(dia => dia.liquidoCentavos)))} a ${formatMoney(Math.max(...dias.map(dia => dia.liquidoCentavos)))}`}
        />
        <p className="quieto">
          {mesAnterior.liquidoCentavos > 0 &&
            `mês anterior, mesmos dias: ${formatMoney(mesAnterior.liquidoCentavos)} · `}
          {apuradoEm ? `apurado às ${formatHour(apuradoEm)}` : 'ainda não apurado'}
        </p>
        <p>
          <Link to={`/modules/relatorios/mapaDiarioDeAlimentacao?visao=consolidado&mes=${mes}`}>Ver o mapa do mês</Link>
        </p>
      </>
    )}
  </Bloco>
);
