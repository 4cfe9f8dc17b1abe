/** Why a member may not do what administrators do. [ROLE-003, DEC-035] */
export const ADMIN_ONLY = 'Это может только администратор региона'
/** Why nobody is invited into a blocked region, and it is nobody's favourite. [STATE-007] */
export const BLOCKED = 'Регион заблокирован: напишите менеджеру, он\u00a0снимет блокировку'
/** Why the only administrator does not leave. [DEC-074] */
export const ONLY_ADMIN = 'Вы\u00a0единственный администратор: без вас регионом некому управлять'
