/** What only a phone shows, in one file. */
export { GradeEmpilhada } from './grade-empilhada.component.tsx';
export { PreencherMenu } from './preencher-menu.component.tsx';
