import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLetterKeys } from '../app/letter-keys.ts';
import { assumirAtendimento } from '../atendimentos/atendimentos.queries.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { serverNow } from '../base/server-clock.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDayMonth, formatHour } from '../ui/date.format.ts';
import { Deadline } from '../ui/deadline.component.tsx';
import { clockOffset, timeLeftText } from '../ui/deadline.format.ts';
import { useKeptFocus } from '../ui/kept-focus.hook.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Tile } from '../ui/tile.component.tsx';
import { AConfirmar } from './a-confirmar.component.tsx';
import { Bloco } from './bloco.component.tsx';
import { useInicio } from './inicio.context.ts';
import type { DadosDo } from './inicio.queries.ts';
import { Mensagens } from './mensagens.component.tsx';

const PEDIDOS = '/modules/monitoramento/acompanhamento';
type Fila = DadosDo<'fila'>;
type Caso = Fila['itens'][number];

export const InicioAtendimento = () => (
  <>
    <Bloco nome="fila" titulo="Fila do atendimento" altura={110} classe="inicio-nu">
      {({ porCaso }) => <Contadores porCaso={porCaso} />}
    </Bloco>
    <div className="inicio-colunas inicio-colunas--larga">
      <div className="inicio-pilha">
        <Bloco nome="aConfirmar" titulo="A confirmar, por fornecedor" altura={180} classe="inicio-lista">
          {dados => <AConfirmar dados={dados} />}
        </Bloco>
        <Bloco nome="fila" titulo="Ainda sem pedido" altura={110} classe="inicio-lista">
          {fila => <SemPedido fila={fila} />}
        </Bloco>
      </div>
      <div className="inicio-pilha">
        <Bloco nome="amanha" titulo="Amanhã" altura={180} classe="inicio-lista">
          {resumo => <Amanha resumo={resumo} />}
        </Bloco>
        <Mensagens />
      </div>
    </div>
  </>
);

const CONTADORES = [
  ['A_TRATAR', 'A confirmar', 'perigo'],
  ['SEM_PEDIDO', 'Sem pedido', 'aviso'],
  ['DEVOLVIDO', 'Devolvidos, com a unidade', undefined],
  ['TRATADO', 'Resolvidos', 'ok'],
] as const;

function Contadores({ porCaso }: Pick<Fila, 'porCaso'>) {
  return (
    <div className="blocos">
      {CONTADORES.map(([caso, rotulo, tom]) => (
        <Tile key={caso} label={rotulo} value={formatInteger(porCaso[caso])} tone={porCaso[caso] > 0 ? tom : undefined}>
          <Link to={`${PEDIDOS}?visao=fila&caso=${caso}`}>
            Abrir<span className="so-leitor"> {rotulo}</span>
          </Link>
        </Tile>
      ))}
    </div>
  );
}

/** The key A takes the row that has the focus, or the first row that nobody has. */
function SemPedido({ fila }: { fila: Fila }) {
  const { data: hoje } = useInicio();
  const [erro, setErro] = useState<string | null>(null);
  const focada = useRef<number | null>(null);
  const assumir = useMutation({
    ...assumirAtendimento(),
    onError: error => setErro(sentenceOf(error)),
    onSuccess: () => setErro(null),
  });
  const tomar = ({ id, data }: Caso) => assumir.mutate({ lotacaoId: id, data, deOutraPessoa: false });
  const lugar = useKeptFocus<HTMLUListElement>(fila);
  const livres = fila.itens.filter(({ responsavel }) => responsavel === null);
  useLetterKeys({
    a: () => {
      const caso = livres.find(({ id }) => id === focada.current) ?? livres[0];
      if (caso && !assumir.isPending) tomar(caso);
    },
  });
  return (
    <>
      <div className="inicio-cabeca">
        <h2>Ainda sem pedido para amanhã</h2>
        <span className="quieto">
          Tecla <kbd>A</kbd>: assumir
        </span>
      </div>
      {erro && (
        <p role="alert" className="campo-erro">
          {erro}
        </p>
      )}
      {fila.itens.length === 0 ? (
        <p className="quieto">
          Todas as unidades enviaram.
          {fila.proximoPrazoEm && ` Próximo prazo: ${formatHour(fila.proximoPrazoEm)} de ${formatDayMonth(hoje)}.`}
        </p>
      ) : (
        <ul {...lugar}>
          {fila.itens.map(caso => (
            <li key={caso.id} onFocus={() => (focada.current = caso.id)}>
              <span>
                <strong>{caso.lotacao.nome}</strong>{' '}
                <span className="quieto">
                  {caso.lotacao.municipio}/{caso.lotacao.uf}
                </span>
                {caso.telefone && (
                  <>
                    <br />
                    <a href={`tel:${caso.telefone.replace(/[^\d+]/g, '')}`}>{caso.telefone}</a>
                  </>
                )}
              </span>
              <Falta caso={caso} />
              {caso.responsavel ? (
                <span className="quieto">com {caso.responsavel.nome}</span>
              ) : (
                <Button disabled={assumir.isPending} onClick={() => tomar(caso)}>
                  Assumir<span className="so-leitor">: {caso.lotacao.nome}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {fila.total > fila.itens.length && (
        <p>
          <Link to={`${PEDIDOS}?visao=fila&caso=SEM_PEDIDO`}>Ver as {formatInteger(fila.total)} unidades</Link>
        </p>
      )}
    </>
  );
}

function Falta({ caso: { prazoLimiteEm, fusoHorario } }: { caso: Caso }) {
  const falta = timeLeftText(prazoLimiteEm, serverNow());
  return (
    <Pill tone={falta ? 'aviso' : 'perigo'}>
      {falta ? `faltam ${falta}` : `encerrado às ${formatHour(prazoLimiteEm, fusoHorario)}`}
    </Pill>
  );
}

function Amanha({ resumo }: { resumo: DadosDo<'amanha'> }) {
  const { recebidoEm, reler } = useInicio();
  const dia = `de=${resumo.data}&ate=${resumo.data}`;
  const linhas = [
    ['Enviados', resumo.enviados, `${dia}&situacao=ENVIADO`],
    ['Emergenciais', resumo.emergenciais, `${dia}&tipo=EMERGENCIAL`],
    ['Muito acima do efetivo', resumo.acimaDoEfetivo, `${dia}&divergentes=sim`],
  ] as const;
  return (
    <>
      <h2>Pedidos de amanhã</h2>
      <p>
        <Deadline
          limit={resumo.prazo.limiteEm}
          offset={clockOffset(resumo.agora, recebidoEm)}
          onClose={resumo.prazo.encerrado ? undefined : () => reler()}
        />
      </p>
      <ul>
        {linhas.map(([rotulo, quantos, busca]) => (
          <li key={rotulo}>
            <Link to={`${PEDIDOS}?visao=tabela&${busca}`}>{rotulo}</Link>
            <strong>{formatInteger(quantos)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
