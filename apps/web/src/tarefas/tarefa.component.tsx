import { formatInstant } from '../ui/date.format.ts';
import { type Look, Pill } from '../ui/pill.component.tsx';
import { nomeDaTarefa, RESULTADOS, resumoDe, SITUACOES } from './tarefas.labels.ts';
import type { Execucao, Tarefa } from './tarefas.queries.ts';

const Estado = ({ rotulo, tone, icon, why }: Look & { why?: string }) => (
  <Pill tone={tone} icon={icon} why={why}>
    {rotulo}
  </Pill>
);

export function LinhaDaTarefa({ tarefa }: { tarefa: Tarefa }) {
  const { quando, oQueFaz, proximaEm, execucoes } = tarefa;
  const [ultima] = execucoes;
  const nome = nomeDaTarefa(tarefa);
  return (
    <li className="tarefa">
      <div className="tarefa-texto">
        <h2>{nome}</h2>
        <span className="quieto">{oQueFaz}</span>
        <small className="quieto">Quando: {quando}.</small>
      </div>
      <dl className="tarefa-vezes">
        <div>
          <dt>Última vez</dt>
          <dd>{ultima ? <Vez execucao={ultima} /> : 'Ainda não precisou'}</dd>
        </div>
        <div>
          <dt>Próxima</dt>
          <dd>{proximaEm ? formatInstant(proximaEm) : 'Nenhuma: não há lotação ativa'}</dd>
        </div>
      </dl>
      <Estado {...estadoDa(tarefa)} />
      {ultima?.erro && <p className="tarefa-erro">{ultima.erro}</p>}
      {execucoes.length > 0 && (
        <details className="tarefa-execucoes">
          <summary>
            Últimas execuções<span className="so-leitor"> de {nome}</span>
          </summary>
          <ol>
            {execucoes.map(execucao => (
              <ExecucaoLida key={execucao.chave} execucao={execucao} />
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

/** Green is of what ran and ended well: a task that never had to run is neither late nor proven. */
function estadoDa({ situacao, execucoes }: Tarefa) {
  if (situacao !== 'EM_DIA') return SITUACOES[situacao];
  const feita = execucoes.find(execucao => execucao.situacao === 'CONCLUIDA');
  if (!feita) return { ...SITUACOES.EM_DIA, tone: 'neutro' as const };
  return { ...SITUACOES.EM_DIA, why: `concluída em ${formatInstant(feita.terminadaEm ?? feita.previstoEm)}` };
}

/** When it ran or, if nobody could run it, when it should have. */
function Vez({ execucao }: { execucao: Execucao }) {
  const em = execucao.iniciadaEm ?? execucao.previstoEm;
  const resumo = resumoDe(execucao);
  return (
    <>
      <time dateTime={em}>{formatInstant(em)}</time>
      {resumo && <small className="quieto"> {resumo}</small>}
    </>
  );
}

function ExecucaoLida({ execucao }: { execucao: Execucao }) {
  const { chave, situacao, tentativas, erro, proximaTentativaEm } = execucao;
  return (
    <li>
      <Estado {...RESULTADOS[situacao]} />
      <span>
        <Vez execucao={execucao} />
      </span>
      {chave.includes('@') && <small className="quieto">{chave.replace('@', ', ')}</small>}
      {tentativas > 1 && <small className="quieto">{tentativas} tentativas</small>}
      {proximaTentativaEm && situacao === 'FALHOU' && (
        <small className="quieto">de novo em {formatInstant(proximaTentativaEm)}</small>
      )}
      {erro && <p className="tarefa-erro">{erro}</p>}
    </li>
  );
}
