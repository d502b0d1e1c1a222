import { describe, expect, it } from '@jest/globals';
import { approvalOf } from './approval.js';

describe('the approval of an address', () => {
  it.each([
    ['Ada@School.example', ['ada@school.example'], 'listed'],
    ['ada@school.example', ['*@school.example'], 'listed'],
    ['ada@mail.school.example', ['*@*.school.example'], 'listed'],
    ['ada@evil-school.example', ['*@school.example'], 'none'],
    ['ada@school.example.evil', ['*@school.example'], 'none'],
    ['ada@school.example', ['a*a@school.example'], 'listed'],
    ['a@school.example', ['a*a@school.example'], 'none'],
    ['ada@school.example', ['*', '*@school.example'], 'listed'],
    ['eve@elsewhere.example', ['*', '*@school.example'], 'everybody'],
    ['eve@elsewhere.example', [], 'none'],
  ] as const)('%s by %j is %s', (email, patterns, approval) => {
    expect(approvalOf(email, patterns)).toBe(approval);
  });

  it('of many stars costs no more than its length', () => {
    expect(approvalOf(`${'a'.repeat(200)}@b.example`, [`${'*a'.repeat(120)}*c`])).toBe('none');
  });
});
