import { GradeEmpilhada } from '../grade/grade-empilhada.component.tsx';
import { PreencherMenu } from './preencher-menu.component.tsx';

/** One chunk for what only a phone shows. */
export const CELULAR = { GradeEmpilhada, PreencherMenu } as const;
