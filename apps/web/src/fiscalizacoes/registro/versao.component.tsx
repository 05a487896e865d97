import {
  ROTULO_DE_AVISO_FISCALIZACAO,
  ROTULO_DE_CIENCIA_DO_PREPOSTO,
  ROTULO_DE_SITUACAO_DO_LUGAR,
} from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { ROTULO_DE_FORMA_DE_PRESENCA } from '@alipen/contracts/generated/rotulos/presencas';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../ui/date.format.ts';
import { Pill } from '../../ui/pill.component.tsx';
import { notaEmTexto, RESPOSTAS } from '../fiscalizacoes.labels.ts';
import { type Fiscalizacao, type Item, obterFormulario, type Versao } from '../fiscalizacoes.queries.ts';
import { lugarEmPalavras } from '../lugar.format.ts';
import { escreverDecimos, escreverMinutos } from '../preenchimento/numeros.parser.ts';
import { itensDe } from '../preenchimento/preenchimento.model.ts';
import { FotosDaVersao } from './fotos-da-versao.component.tsx';

type Resposta = Versao['respostas'][number];

interface Props {
  versao: Versao;
  fiscalizacao: Fiscalizacao;
}

export function VersaoDaFiscalizacao({ versao, fiscalizacao }: Props) {
  const formulario = useQuery(obterFormulario(versao.formularioId));
  const { calculo, fotos, preposto, avisos } = versao;
  const fuso = fiscalizacao.fusoHorario;
  const itens = formulario.data ? itensDe(formulario.data) : [];
  const criticos = itens.flatMap(({ codigo, titulo }) => (calculo.criticos.includes(codigo) ? titulo : []));
  return (
    <>
      <dl className="fiscalizacao-numeros fiscalizacao-secao">
        <Numero nome="Nota" valor={notaEmTexto(calculo.nota)} />
        <Numero nome="Pontos" valor={String(calculo.pontos)} />
        <Numero nome="Desconto só por esta" valor={`${calculo.descontoPct} %`} />
        <Numero nome="Não conformes" valor={String(calculo.naoConformes)} />
      </dl>
      {avisos.length > 0 && (
        <p className="linha-de-botoes">
          {avisos.map(aviso => (
            <Pill key={aviso} tone="aviso" icon={WarningIcon}>
              {ROTULO_DE_AVISO_FISCALIZACAO[aviso]}
            </Pill>
          ))}
        </p>
      )}
      {versao.presenca && (
        <p>
          Presença na unidade: {ROTULO_DE_FORMA_DE_PRESENCA[versao.presenca.forma]}
          {versao.presenca.em && `, lido em ${formatInstant(versao.presenca.em, fuso)}`}
        </p>
      )}
      {criticos.length > 0 && (
        <p>Reprovada por falha em item crítico, qualquer que seja a nota: {criticos.join('; ')}.</p>
      )}
      {calculo.amostraDescartarEm && (
        <p className="quieto">Amostra: descartar a partir de {formatInstant(calculo.amostraDescartarEm, fuso)}.</p>
      )}
      {fotos.length > 0 && <FotosDaVersao fotos={fotos} itens={itens} fiscalizacao={fiscalizacao} />}
      <section className="fiscalizacao-secao">
        <h3>Respostas</h3>
        <ul className="fiscalizacao-itens">
          {itens.map(item => {
            const calculado = calculo.itens.find(cada => cada.item === item.codigo);
            const resposta = versao.respostas.find(cada => cada.item === item.codigo);
            if (!calculado?.resposta && !resposta) return null;
            return (
              <li key={item.codigo}>
                <span>{item.titulo}</span>
                <span className="linha-de-botoes">
                  <Medida item={item} resposta={resposta} />
                  {calculado?.resposta && (
                    <Pill tone={RESPOSTAS[calculado.resposta].tone}>
                      {RESPOSTAS[calculado.resposta].rotulo}
                      {calculado.pontos > 0 && ` · ${calculado.pontos} pontos`}
                      {calculado.critico && ' · crítico'}
                    </Pill>
                  )}
                </span>
                {resposta?.observacao && <p className="quieto">{resposta.observacao}</p>}
                {resposta?.texto && <p>{resposta.texto}</p>}
              </li>
            );
          })}
        </ul>
      </section>
      <section className="fiscalizacao-secao">
        <h3>Assinaturas</h3>
        <p>
          {versao.assinatura.nome}, concluída em {formatInstant(versao.concluidaEm, fuso)}
          {avisos.includes('RELOGIO_ERRADO') &&
            ` pelo relógio do aparelho, que estava errado; recebida pelo servidor em ${formatInstant(versao.recebidaEm, fuso)}`}
        </p>
        {preposto && (
          <p>
            Preposto:{' '}
            {[preposto.nome, ROTULO_DE_CIENCIA_DO_PREPOSTO[preposto.ciencia].toLowerCase(), preposto.justificativa]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        {versao.lugar && (
          <p>
            {ROTULO_DE_SITUACAO_DO_LUGAR[versao.lugar.situacao]}: {lugarEmPalavras(versao.lugar, fuso)}
          </p>
        )}
        {versao.motivo && <p>Retificação: {versao.motivo}</p>}
      </section>
    </>
  );
}

const Numero = ({ nome, valor }: { nome: string; valor: string }) => (
  <div>
    <dt>{nome}</dt>
    <dd>{valor}</dd>
  </div>
);

const MEDIDAS: Partial<Record<Item['tipo'], (resposta: Resposta, item: Item) => string>> = {
  TEMPERATURA: ({ leituras = [] }) => leituras.map(({ graus }) => `${escreverDecimos(graus)} °C`).join(' · '),
  PESOS: ({ pesos }) => (pesos ? `${pesos.brutosG.join(' · ')} g, tara ${pesos.taraG} g` : ''),
  ESCALA: ({ valor }) => (valor === undefined ? '' : `${valor} de 5`),
  HORA: ({ valor }) => (valor === undefined ? '' : escreverMinutos(valor)),
  AUTOMATICO: ({ valor }) => (valor === undefined ? '' : escreverMinutos(valor)),
  NUMERO: ({ valor }, { unidade = '' }) => (valor === undefined ? '' : `${valor} ${unidade}`),
  QUANTIDADES: ({ quantidades = [] }) => String(quantidades.reduce((soma, { entregue }) => soma + entregue, 0)),
};

/** Renders nothing without a measure: an empty element would push the verdict aside. */
function Medida({ item, resposta }: { item: Item; resposta: Resposta | undefined }) {
  const texto = resposta && MEDIDAS[item.tipo]?.(resposta, item);
  return texto ? <strong>{texto}</strong> : null;
}
