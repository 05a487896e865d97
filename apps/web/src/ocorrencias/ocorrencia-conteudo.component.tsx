import {
  ROTULO_DE_EVENTO_OCORRENCIA,
  ROTULO_DE_GRAVIDADE_OCORRENCIA,
} from '@alipen/contracts/generated/rotulos/ocorrencias';
import { Link } from 'react-router-dom';
import { mayOpen } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';
import { REALIZADAS } from '../app/screens.table.ts';
import { basePath } from '../base/base-path.ts';
import { NotificacaoFormalPanel } from '../notificacoes-formais/notificacao-formal.panel.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { formatMoney } from '../ui/number.format.ts';
import { Acoes } from './acoes.component.tsx';
import type { Ocorrencia } from './ocorrencias.queries.ts';

const ACOMPANHAR = '/modules/monitoramento/acompanhamento';

export function OcorrenciaConteudo({ ocorrencia }: { ocorrencia: Ocorrencia }) {
  const { resumo, descricao, clausula, abertaPor, resposta, decisao, historico } = ocorrencia;
  return (
    <div className="ocorrencia">
      <p>
        {resumo.lotacao} · {resumo.fornecedor} · entrega de {formatDay(resumo.data)},{' '}
        {resumo.refeicao ?? 'pedido inteiro'}
      </p>
      <Origem ocorrencia={ocorrencia} />
      <p>
        <strong>{ROTULO_DE_GRAVIDADE_OCORRENCIA[resumo.gravidade]}</strong>
        {clausula && ` · cláusula ${clausula}`} · aberta por {abertaPor} em {formatInstant(resumo.abertaEm)}
      </p>
      <p className="ocorrencia-texto">{descricao}</p>
      {resposta && (
        <section aria-label="Resposta do fornecedor">
          <h3>Resposta do fornecedor</h3>
          <p className="ocorrencia-texto">{resposta.texto}</p>
          <p className="quieto">
            {resposta.nome}, {formatInstant(resposta.em)}
          </p>
          <ul>
            {resposta.anexos.map(anexo => (
              <li key={anexo.id}>
                <a
                  className="vinculo"
                  href={`${basePath}/api/ms-alipen/ocorrencias/${resumo.id}/anexos/${anexo.id}`}
                  download={anexo.nome}
                >
                  {anexo.nome}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {decisao && (
        <section aria-label="Decisão">
          <h3>Decisão</h3>
          <p className="ocorrencia-texto">{decisao}</p>
        </section>
      )}
      <Valores ocorrencia={ocorrencia} />
      <NotificacaoFormalPanel ocorrenciaId={resumo.id} />
      <Acoes key={ocorrencia.versao} ocorrencia={ocorrencia} />
      <section aria-label="Histórico">
        <h3>Histórico</h3>
        <ol className="ocorrencia-historico">
          {historico.map(({ evento, em, quem, detalhe }) => (
            <li key={em + evento}>
              <strong>{ROTULO_DE_EVENTO_OCORRENCIA[evento]}</strong> · {quem} · {formatInstant(em)}
              {detalhe && <span className="ocorrencia-texto">{detalhe}</span>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Origem({ ocorrencia: { resumo, fiscalizacaoId } }: { ocorrencia: Ocorrencia }) {
  const { session, accesses } = usePerson();
  const { pedidoId, pedido, fiscalizacao, origem } = resumo;
  const ir = (rota: string, busca: string, texto: string) =>
    mayOpen(rota, session, accesses) ? (
      <Link className="vinculo" to={`${rota}?${busca}`}>
        {texto}
      </Link>
    ) : (
      texto
    );
  return (
    <p>
      Nasceu {origem === 'RECEBIMENTO' ? 'do recebimento' : origem === 'FISCALIZACAO' ? 'da fiscalização' : 'do pedido'}
      {' · '}
      {pedidoId === null
        ? 'Entrega sem pedido'
        : ir(ACOMPANHAR, `item=${pedidoId}${origem === 'RECEBIMENTO' ? '&aba=recebimento' : ''}`, `Pedido ${pedido}`)}
      {fiscalizacao && fiscalizacaoId && (
        <>
          {' · '}
          {ir(
            REALIZADAS,
            `de=${resumo.data}&ate=${resumo.data}&item=${fiscalizacaoId}`,
            `Fiscalização ${fiscalizacao}`,
          )}
        </>
      )}
    </p>
  );
}

function Valores({ ocorrencia: { resumo, valores, glosa } }: { ocorrencia: Ocorrencia }) {
  if (resumo.pedidoId === null)
    return <p>Esta entrega não tem pedido: não há refeição a pagar por ela, e por isso não há o que glosar.</p>;
  const linhas: [string, number][] = glosa
    ? [
        ['Recusado, não pago', glosa.recusadoCentavos],
        [`Desconto de ${glosa.percentual} % do restante`, glosa.descontoCentavos],
        ['Total da glosa', glosa.totalCentavos],
      ]
    : [
        ['Entregue', valores.entregue],
        ['Recusado, não pago', valores.recusado],
        ['Já descontado em outras ocorrências', valores.jaDescontado],
        ['Restante, sobre o que o percentual incide', valores.restante],
      ];
  return (
    <dl className="ocorrencia-valores">
      {linhas.map(([nome, centavos]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>{formatMoney(centavos)}</dd>
        </div>
      ))}
    </dl>
  );
}
