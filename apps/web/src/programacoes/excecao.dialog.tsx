import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { ProblemError, sentenceOf } from '../app/problem.error.ts';
import { useColagem } from '../grid/grid.paste.hook.tsx';
import { estadoInicial, gradeReducer } from '../grid/grid.reducer.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { DateField } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { Notice } from '../ui/notice.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { DiaEmpilhado } from './dia-empilhado.component.tsx';
import { MOTIVOS } from './programacoes.labels.ts';
import { salvarExcecao } from './programacoes.mutations.ts';
import {
  type Excecao,
  type MotivoExcecao,
  preverProgramacao,
  type TipoAlimentacao,
  type TipoPublico,
} from './programacoes.queries.ts';
import { diaDe, itensDoDia, valoresDoDia } from './semana.model.ts';
import { SemanaGrade } from './semana-grade.component.tsx';

interface Props {
  lotacaoId: number;
  excecao: Excecao | null;
  dia: string | null;
  hoje: string;
  refeicoes: readonly TipoAlimentacao[];
  publicos: readonly TipoPublico[];
  close: () => void;
}

export default function ExcecaoDialog({ lotacaoId, excecao, dia, hoje, refeicoes, publicos, close }: Props) {
  const malha = useMemo(() => diaDe(refeicoes, publicos), [refeicoes, publicos]);
  const salvos = useMemo(() => valoresDoDia(malha, excecao?.itens ?? []), [malha, excecao]);
  const reducer = useMemo(() => gradeReducer(malha), [malha]);
  const [estado, agir] = useReducer(reducer, salvos, estadoInicial);
  const [inicio, setInicio] = useState(excecao?.dataInicio ?? dia);
  const [fim, setFim] = useState(excecao?.dataFim ?? dia);
  const [motivo, setMotivo] = useState<MotivoExcecao>(excecao?.motivo ?? 'DIA_DE_VISITA');
  const [descricao, setDescricao] = useState(excecao?.descricao ?? '');
  const colagem = useColagem(malha, estado, agir);
  const doDia = useQuery({
    ...preverProgramacao(lotacaoId, { de: inicio ?? hoje, dias: 1 }),
    enabled: inicio !== null && inicio >= hoje,
  });
  const salvar = useMutation({
    mutationFn: () =>
      salvarExcecao(lotacaoId, excecao, {
        dataInicio: inicio ?? '',
        dataFim: fim ?? inicio ?? '',
        motivo,
        descricao: descricao.trim() || null,
        itens: itensDoDia(malha, estado.valores),
      }),
    onSuccess: close,
  });
  const phone = useMediaQuery(PHONE);
  const daSemana = doDia.data?.dias[0];
  const comecou = excecao !== null && excecao.dataInicio < hoje;

  // A new exception starts from what the day would have had: the person changes what differs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the day's arrival fills an untouched grid
  useEffect(() => {
    if (daSemana && !excecao && estado.desfazer.length === 0) {
      agir({ tipo: 'recomecar', valores: valoresDoDia(malha, daSemana.itens) });
    }
  }, [daSemana]);

  return (
    <Dialog
      title={excecao ? 'Alterar exceção' : 'Nova exceção'}
      close={close}
      busy={salvar.isPending}
      width={600}
      footer={
        <>
          <Button onClick={close}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={!inicio || salvar.isPending || estado.edicao?.erro != null}
            onClick={() => salvar.mutate()}
          >
            {salvar.isPending ? 'Salvando…' : 'Salvar'}
          </Button>
        </>
      }
    >
      <div className="preencher">
        {salvar.error && (
          <Notice tone="perigo">
            {sentenceOf(salvar.error)}
            {salvar.error instanceof ProblemError && salvar.error.status === 412 && ' Feche e abra a exceção de novo.'}
          </Notice>
        )}
        {comecou && <Notice tone="info">Esta exceção já começou: o que mudar vale de hoje em diante.</Notice>}
        <div className="preencher-datas">
          <DateField
            label="Primeiro dia"
            value={inicio}
            onChange={data => {
              setInicio(data);
              if (data && (!fim || fim < data)) setFim(data);
            }}
          />
          <DateField label="Último dia" value={fim} onChange={setFim} />
        </div>
        <div className="preencher-datas">
          <Field label="Motivo">
            <Select value={motivo} onChange={({ target }) => setMotivo(target.value as MotivoExcecao)}>
              {Object.entries(MOTIVOS).map(([codigo, rotulo]) => (
                <option key={codigo} value={codigo}>
                  {rotulo}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={motivo === 'OUTRO' ? 'Qual' : 'Descrição (opcional)'}>
            <TextInput maxLength={200} value={descricao} onChange={({ target }) => setDescricao(target.value)} />
          </Field>
        </div>
        {daSemana && excecao && (
          <p>
            <Button onClick={() => agir({ tipo: 'trocar', valores: valoresDoDia(malha, daSemana.itens) })}>
              Partir do que vale em {formatDay(daSemana.data)}
            </Button>
          </p>
        )}
        {colagem.aviso}
        {phone ? (
          <DiaEmpilhado malha={malha} valores={estado.valores} agir={agir} />
        ) : (
          <SemanaGrade
            semana={malha}
            estado={estado}
            salvos={daSemana && !excecao ? valoresDoDia(malha, daSemana.itens) : excecao ? salvos : estado.valores}
            leitura={false}
            rotulo="Quantidades de cada dia da exceção"
            agir={agir}
            colar={colagem.colar}
            fala={colagem.fala}
          />
        )}
      </div>
    </Dialog>
  );
}
