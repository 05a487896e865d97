import { ProblemError, sentenceOf } from '../base/problem.error.ts';
import { useColagem } from '../grid/grid.paste.hook.tsx';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Dialog } from '../ui/dialog.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { Notice } from '../ui/notice.component.tsx';
import { DiaEmpilhado } from './dia-empilhado.component.tsx';
import { type ExcecaoAberta, useExcecao } from './excecao.hook.ts';
import { ExcecaoCampos } from './excecao-campos.component.tsx';
import { valoresDoDia } from './semana.model.ts';
import { SemanaGrade } from './semana-grade.component.tsx';

export default function ExcecaoDialog(aberta: ExcecaoAberta) {
  const { excecao, hoje, close } = aberta;
  const { malha, estado, agir, campos, mudar, salvar, daSemana, salvos } = useExcecao(aberta);
  const colagem = useColagem(malha, estado, agir);
  const phone = useMediaQuery(PHONE);
  const comecou = excecao !== null && excecao.dataInicio < hoje;

  return (
    <Dialog
      title={excecao ? 'Mudar a exceção' : 'Nova exceção'}
      close={close}
      busy={salvar.isPending}
      width={600}
      footer={
        <>
          <Button onClick={close}>Voltar</Button>
          <Button
            variant="primary"
            disabled={!campos.inicio || salvar.isPending || estado.edicao?.erro != null}
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
        <ExcecaoCampos campos={campos} mudar={mudar} />
        {daSemana && excecao && (
          <p>
            <Button onClick={() => agir({ tipo: 'trocar', quantidades: valoresDoDia(malha, daSemana.itens) })}>
              Partir do que vale em {formatDay(daSemana.data)}
            </Button>
          </p>
        )}
        {colagem.aviso}
        {phone ? (
          <DiaEmpilhado malha={malha} quantidades={estado.quantidades} agir={agir} />
        ) : (
          <SemanaGrade
            semana={malha}
            estado={estado}
            salvos={salvos}
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
