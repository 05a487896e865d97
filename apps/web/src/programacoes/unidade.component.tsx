import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { History } from '../record/history.component.tsx';
import { Tabs } from '../record/record-tabs.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { Excecoes } from './excecoes.component.tsx';
import { Horarios } from './horarios.component.tsx';
import { NovaProgramacao } from './nova-programacao.component.tsx';
import { Previsao } from './previsao.component.tsx';
import { CAMPOS_DO_HISTORICO, SITUACOES } from './programacoes.labels.ts';
import {
  type LinhaDoTempo,
  listarPublicosAtivos,
  listarRefeicoesAtivas,
  listarVersoesProgramacao,
  obterLotacao,
  obterVersaoProgramacao,
} from './programacoes.queries.ts';
import { Quantidades } from './quantidades.component.tsx';
import { type Semana, semanaDe } from './semana.model.ts';
import { Versoes, valeDe } from './versoes.component.tsx';
import '../record/record.css';

const ABAS = [
  { key: 'quantidades', title: 'Quantidades' },
  { key: 'excecoes', title: 'Exceções' },
  { key: 'horarios', title: 'Horários' },
  { key: 'previsao', title: 'Próximos 14 dias' },
  { key: 'versoes', title: 'Versões' },
  { key: 'historico', title: 'Histórico' },
] as const;

interface Props {
  lotacaoId: number;
  aba: string | null;
  versaoId: number | null;
  mudar: (mudanca: Record<string, string | null>) => void;
  enderecoDe: (mudanca: Record<string, string | null>) => string;
}

const versaoDe = ({ versoes }: LinhaDoTempo, pedida: number | null) =>
  versoes.find(({ id }) => id === pedida) ??
  versoes.find(({ situacao }) => situacao === 'VIGENTE') ??
  versoes.findLast(({ situacao }) => situacao === 'FUTURA');

export function Unidade({ lotacaoId, aba, versaoId, mudar, enderecoDe }: Props) {
  const lotacao = useQuery(obterLotacao(lotacaoId));
  const linha = useQuery(listarVersoesProgramacao(lotacaoId));
  const refeicoes = useQuery(listarRefeicoesAtivas());
  const publicos = useQuery(listarPublicosAtivos());
  const escolhida = ABAS.find(({ key }) => key === aba)?.key ?? 'quantidades';
  const tipos = refeicoes.data && publicos.data ? { refeicoes: refeicoes.data, publicos: publicos.data } : null;

  return (
    <Card className="unidade" aria-label={lotacao.data?.nome ?? 'Unidade'}>
      <QueryState query={lotacao} skeletonHeight={64}>
        {({ nome, municipio, uf, codigo }) => (
          <header className="unidade-topo">
            <div>
              <h2>{nome}</h2>
              <p className="quieto">
                {codigo} · {municipio} · {uf}
              </p>
            </div>
            <nav aria-label="Outras telas desta unidade">
              <Link to={`/modules/manutencao/lotacoes?item=${lotacaoId}`}>Lotação</Link>
              <Link to={`/modules/manutencao/efetivoDiario?lotacaoId=${lotacaoId}`}>Efetivo diário</Link>
              <Link to={`/modules/solicitacao?lotacao=${lotacaoId}`}>Pedido de amanhã</Link>
            </nav>
          </header>
        )}
      </QueryState>
      <Tabs tabs={ABAS} chosen={escolhida} choose={key => mudar({ aba: key === 'quantidades' ? null : key })} />
      {tipos && (
        <QueryState query={linha} skeletonHeight={420}>
          {dados => (
            <div hidden={escolhida !== 'quantidades'}>
              <Semanas
                semana={semanaDe(tipos.refeicoes, tipos.publicos)}
                linha={dados}
                lotacaoId={lotacaoId}
                versaoId={versaoId}
                mudar={mudar}
              />
            </div>
          )}
        </QueryState>
      )}
      {escolhida === 'excecoes' && tipos && <Excecoes lotacaoId={lotacaoId} {...tipos} />}
      {escolhida === 'horarios' && <Horarios lotacaoId={lotacaoId} />}
      {escolhida === 'previsao' && tipos && <Previsao lotacaoId={lotacaoId} refeicoes={tipos.refeicoes} />}
      {escolhida === 'versoes' && linha.data && (
        <Versoes linha={linha.data} enderecoDe={({ id }) => enderecoDe({ aba: null, versao: String(id) })} />
      )}
      {escolhida === 'historico' && <History entity="programacoes" id={lotacaoId} fields={CAMPOS_DO_HISTORICO} />}
    </Card>
  );
}

interface SemanasProps {
  semana: Semana;
  linha: LinhaDoTempo;
  lotacaoId: number;
  versaoId: number | null;
  mudar: Props['mudar'];
}

function Semanas({ semana, linha, lotacaoId, versaoId, mudar }: SemanasProps) {
  const mostrada = versaoDe(linha, versaoId);
  const versao = useQuery({ ...obterVersaoProgramacao(mostrada?.id ?? 0), enabled: mostrada !== undefined });
  if (!mostrada) return <NovaProgramacao key={lotacaoId} semana={semana} linha={linha} lotacaoId={lotacaoId} />;
  const { rotulo, tom } = SITUACOES[mostrada.situacao];
  return (
    <>
      <div className="versao-topo">
        <Pill tone={tom}>{rotulo}</Pill>
        {linha.versoes.length > 1 ? (
          <Select
            aria-label="Versão"
            className="versao-escolha"
            value={mostrada.id}
            onChange={({ target }) => mudar({ versao: target.value })}
          >
            {linha.versoes.map(each => (
              <option key={each.id} value={each.id}>
                {valeDe(each)} ({SITUACOES[each.situacao].rotulo.toLowerCase()})
              </option>
            ))}
          </Select>
        ) : (
          <span>{valeDe(mostrada)}</span>
        )}
      </div>
      <QueryState query={versao} skeletonHeight={420}>
        {lida => <Quantidades key={lida.id} semana={semana} lida={lida} linha={linha} />}
      </QueryState>
    </>
  );
}
