import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayOpen } from '../app/access.rule.ts';
import { keep } from '../app/kept.store.ts';
import { usePerson } from '../app/person.hook.ts';
import { ENTREGAS, FECHAMENTOS, PENDENTES, REALIZADAS } from '../app/screens.table.ts';
import { serverNow } from '../base/server-clock.ts';

import { baixarFiscalizacoesDoDia } from '../fiscalizacoes/fiscalizacoes.queries.ts';
import { useOnline } from '../outbox/online.hook.ts';

import { ButtonLink } from '../ui/button.component.tsx';
import { formatHour } from '../ui/date.format.ts';
import { formatCount } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Bloco } from './bloco.component.tsx';
import type { DadosDo } from './inicio.queries.ts';
import { MapasAAssinar } from './mapas-a-assinar.component.tsx';
import { Mensagens } from './mensagens.component.tsx';

type DoDia = DadosDo<'fiscalizacoesDoDia'>;
type Fiscalizacao = DoDia['fiscalizacoes'][number];

const TELAS = [
  { rota: PENDENTES, rotulo: 'Pendentes' },
  { rota: REALIZADAS, rotulo: 'Realizadas' },
  { rota: ENTREGAS, rotulo: 'Receber entregas' },
  { rota: FECHAMENTOS, rotulo: 'Mapas a assinar' },
];

/** The brief gives the inspector an empty menu: this page is their list of tasks, by the hour of arrival. */
export function InicioFiscal() {
  const { session, accesses } = usePerson();
  return (
    <>
      <Bloco nome="fiscalizacoesDoDia" titulo="Entregas de hoje" altura={320} classe="inicio-lista">
        {dados => <Tarefas doDia={dados} />}
      </Bloco>
      <nav className="linha-de-botoes" aria-label="Telas do fiscal">
        {TELAS.filter(({ rota }) => mayOpen(rota, session, accesses)).map(({ rota, rotulo }) => (
          <ButtonLink key={rota} to={rota}>
            {rotulo}
          </ButtonLink>
        ))}
      </nav>
      <MapasAAssinar />
      <Mensagens />
    </>
  );
}

function Tarefas({ doDia }: { doDia: DoDia }) {
  const client = useQueryClient();
  const online = useOnline();
  // Stored for the phone before anybody walks to a gate without signal, and fetched only once.
  useEffect(() => {
    client.setQueryData(baixarFiscalizacoesDoDia().queryKey, { ...doDia, lidasEm: null });
    keep('baixarFiscalizacoesDoDia', doDia);
  }, [client, doDia]);
  const agora = serverNow();
  const ordenadas = doDia.fiscalizacoes.toSorted((a, b) => a.janela.inicioEm.localeCompare(b.janela.inicioEm));
  const primeira = ordenadas.find(uma => Date.parse(uma.janela.fimEm) >= agora) ?? ordenadas[0];
  return (
    <>
      <div className="inicio-cabeca">
        <h2>Entregas de hoje</h2>
        {!online && (
          <Pill tone="aviso" icon={CloudSlashIcon}>
            Sem conexão
          </Pill>
        )}
        <span className="quieto">
          Baixado às {formatHour(doDia.baixadoEm)}, {formatCount(ordenadas.length, 'entrega', 'entregas')}
        </span>
      </div>
      {primeira && (
        <p className="inicio-fixo">
          <ButtonLink variant="primary" className="inicio-agir" to={`${PENDENTES}/${primeira.id}`}>
            {primeira.situacao === 'EM_ANDAMENTO' ? 'Continuar fiscalização' : 'Iniciar fiscalização'}
            <span className="inicio-agir-de">
              {primeira.refeicao.nome}, {primeira.lotacao.nome}
            </span>
          </ButtonLink>
        </p>
      )}
      {ordenadas.length === 0 ? (
        <p className="quieto">
          Nenhuma entrega pendente.{' '}
          {doDia.proxima && `Próxima: ${doDia.proxima.refeicao.nome} às ${formatHour(doDia.proxima.janela.inicioEm)}.`}
        </p>
      ) : (
        <ul>
          {ordenadas.map(uma => (
            <Tarefa key={uma.id} uma={uma} agora={agora} />
          ))}
        </ul>
      )}
    </>
  );
}

const Tarefa = ({ uma, agora }: { uma: Fiscalizacao; agora: number }) => (
  <li>
    <span>
      <strong>
        {formatHour(uma.janela.inicioEm, uma.fusoHorario)}–{formatHour(uma.janela.fimEm, uma.fusoHorario)}{' '}
        {uma.refeicao.nome}
      </strong>
      <br />
      <span className="quieto">
        {uma.lotacao.nome}
        {uma.fornecedor && ` · ${uma.fornecedor.nome}`} · {formatCount(uma.confirmadas, 'refeição', 'refeições')}
      </span>
    </span>
    <Prazo uma={uma} agora={agora} />
    <ButtonLink className="inicio-iniciar" to={`${PENDENTES}/${uma.id}`}>
      {uma.situacao === 'EM_ANDAMENTO' ? 'Continuar' : 'Iniciar'}
      <span className="so-leitor">
        : {uma.refeicao.nome}, {uma.lotacao.nome}
      </span>
    </ButtonLink>
  </li>
);

function Prazo({ uma: { janela, situacao }, agora }: { uma: Fiscalizacao; agora: number }) {
  if (situacao === 'EM_ANDAMENTO') return <Pill tone="info">Em andamento</Pill>;
  if (Date.parse(janela.fimEm) < agora) return <Pill tone="perigo">Fora da janela</Pill>;
  if (Date.parse(janela.inicioEm) <= agora) return <Pill tone="aviso">Na janela</Pill>;
  return <Pill tone="neutro">A chegar</Pill>;
}
