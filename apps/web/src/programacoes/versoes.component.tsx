import { ROTULO_DE_REGRA_FERIADO } from '@alipen/contracts/generated/rotulos/programacoes';
import { useState } from 'react';
import { Button, ButtonLink } from '../ui/button.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField } from '../ui/form-field.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { SITUACOES } from './programacoes.labels.ts';
import { encerrarProgramacao, removerProgramacao } from './programacoes.mutations.ts';
import type { LinhaDoTempo, VersaoProgramacao } from './programacoes.queries.ts';

export const valeDe = ({ vigenciaInicio, vigenciaFim }: VersaoProgramacao) =>
  vigenciaFim
    ? `vale de ${formatDay(vigenciaInicio)} a ${formatDay(vigenciaFim)}`
    : `vale de ${formatDay(vigenciaInicio)} em diante`;

interface Props {
  linha: LinhaDoTempo;
  enderecoDe: (versao: VersaoProgramacao) => string;
}

type Pergunta = { acao: 'encerrar' | 'remover'; versao: VersaoProgramacao };

export function Versoes({ linha, enderecoDe }: Props) {
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  return (
    <div className="aba-conteudo">
      <ol className="linha-do-tempo">
        {linha.versoes.map(versao => {
          const { rotulo, tom } = SITUACOES[versao.situacao];
          return (
            <li key={versao.id} className={`linha-do-tempo-${versao.situacao.toLowerCase()}`}>
              <div>
                <p>
                  <strong>{valeDe(versao)}</strong> <Pill tone={tom}>{rotulo}</Pill>
                </p>
                <p className="quieto">
                  {formatInteger(versao.totalSemanal)} refeições por semana · nos feriados{' '}
                  {ROTULO_DE_REGRA_FERIADO[versao.regraFeriado]}
                  {versao.observacao && ` · ${versao.observacao}`}
                </p>
                <p className="quieto">
                  {versao.alteradoPor ? `Alterada por ${versao.alteradoPor}` : 'Alterada'} em{' '}
                  {formatInstant(versao.alteradoEm)}
                </p>
              </div>
              <span className="excecoes-acoes">
                <ButtonLink to={enderecoDe(versao)}>{versao.acoes.includes('editar') ? 'Mudar' : 'Ver'}</ButtonLink>
                {versao.acoes.includes('encerrar') && (
                  <Button variant="quiet" onClick={() => setPergunta({ acao: 'encerrar', versao })}>
                    Encerrar…
                  </Button>
                )}
                {versao.acoes.includes('remover') && (
                  <Button variant="quiet" onClick={() => setPergunta({ acao: 'remover', versao })}>
                    Excluir…
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {pergunta && <Confirmar {...pergunta} hoje={linha.hoje} close={() => setPergunta(null)} />}
    </div>
  );
}

function Confirmar({ acao, versao, hoje, close }: Pergunta & { hoje: string; close: () => void }) {
  const remove = acao === 'remover';
  const form = useForm({
    start: { em: hoje as string | null },
    send: async ({ em }): Promise<unknown> =>
      remove ? removerProgramacao(versao) : encerrarProgramacao(versao, em ?? hoje),
    onSent: close,
    ready: ({ em }) => remove || em !== null,
  });
  return (
    <FormDialog
      title={remove ? 'Excluir a versão?' : 'Encerrar a versão'}
      form={form}
      verb={remove ? 'Excluir' : 'Encerrar'}
      back="Voltar"
      safe
      close={close}
      width={460}
    >
      <p>A programação que {valeDe(versao)}.</p>
      {remove ? (
        <p className="quieto">A versão que terminava na véspera volta a valer até o fim desta.</p>
      ) : (
        <>
          <DayField form={form} name="em" label="Último dia em que vale" />
          <p className="quieto">Depois dele a lotação fica sem programação, a não ser que outra versão comece.</p>
        </>
      )}
    </FormDialog>
  );
}
