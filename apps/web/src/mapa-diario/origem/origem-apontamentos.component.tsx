import { formatCount, formatDecimal, formatMoney } from '../../ui/number.format.ts';
import { Photo } from '../../ui/photo.component.tsx';
import type { OrigemDoMapa } from '../mapa-diario.queries.ts';

type FiscalizacaoDaOrigem = OrigemDoMapa['fiscalizacoes'][number];

export const Apontamentos = ({ origem: { fiscalizacoes, ocorrencias } }: { origem: OrigemDoMapa }) => (
  <>
    {fiscalizacoes.length > 0 && <h3>Fiscalizações</h3>}
    {fiscalizacoes.map(fiscalizacao => (
      <Fiscalizacao key={fiscalizacao.id} fiscalizacao={fiscalizacao} />
    ))}
    {ocorrencias.length > 0 && <h3>Ocorrências</h3>}
    {ocorrencias.map(({ id, numero, descricao, glosaCentavos }) => (
      <p key={id}>
        Nº {numero} · {descricao} ·{' '}
        {glosaCentavos === null ? 'glosa não decidida' : `glosa de ${formatMoney(glosaCentavos)}`}
      </p>
    ))}
  </>
);

const Fiscalizacao = ({ fiscalizacao }: { fiscalizacao: FiscalizacaoDaOrigem }) => {
  const { numero, refeicao, fornecedor, nota, pontos, falhas = [], fotos = [] } = fiscalizacao;
  return (
    <>
      <p>
        Nº {numero} · {refeicao} · {fornecedor && `${fornecedor} · `}nota{' '}
        {nota === null ? '—' : formatDecimal(nota / 10)} · {formatCount(pontos, 'ponto', 'pontos')}
      </p>
      {falhas.length > 0 && (
        <ul className="mapa-falhas">
          {falhas.map(falha => (
            <li key={falha.codigo}>
              {falha.item}: {formatCount(falha.pontos, 'ponto', 'pontos')}
              {falha.critico && <strong> · crítico</strong>}
            </li>
          ))}
        </ul>
      )}
      <Fotos nomes={fotos} de={`fiscalização ${numero}`} />
    </>
  );
};

export const Fotos = ({ nomes, de }: { nomes: readonly string[]; de: string }) =>
  nomes.length > 0 && (
    <div className="mapa-fotos">
      {nomes.map((nome, n) => (
        <Photo key={nome} name={nome} alt={`Foto ${n + 1} da ${de}`} side={72} />
      ))}
    </div>
  );
