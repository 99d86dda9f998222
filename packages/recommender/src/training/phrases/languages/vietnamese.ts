import type { LanguagePhrases } from '../language-phrases.ts';

/** Vietnamese phrases. */
export const VIETNAMESE: LanguagePhrases = {
  deep_focus: `
    tập trung, cần tập trung, không tập trung được, mất tập trung, làm việc tập trung,
    không làm phiền, viết báo cáo, báo cáo, viết luận văn, luận văn, viết bài, viết tài liệu,
    viết code, lập trình, phát triển tính năng, học bài, học, ôn thi, thi, kiểm tra ngày mai,
    làm bài tập, bài tập về nhà, học thuộc, đọc sách, đọc tài liệu, trả lời email, giấy tờ, hóa đơn,
    kế toán, nhập dữ liệu, dịch tài liệu, chấm bài, làm slide, hạn chót, hoàn thành công việc,
    hoàn thành báo cáo, khóa luận, thi cuối kỳ, thi đại học, học từ vựng, soạn giáo án, điền đơn,
    khai thuế, cv xin việc, trì hoãn, làm việc, chạy deadline, luyện đàn, may vá, dựng video
  `,
  analytical: `
    gỡ lỗi, sửa lỗi, tìm lỗi, nguyên nhân lỗi, máy chủ sập, phân tích, phân tích dữ liệu, dữ liệu,
    thống kê, toán, giải toán, phương trình, giải quyết vấn đề, chứng minh, vật lý, tính toán,
    bảng tính, ngân sách, đối chiếu số liệu, dự báo, quyết định, ra quyết định, so sánh, đánh giá,
    chiến lược, suy nghĩ, xem lại code, xem hợp đồng, kiểm toán, cờ vua, chơi cờ, câu đố,
    tại sao không chạy, số liệu không khớp, kiểm tra sổ sách, so sánh giá, lựa chọn, ưu nhược điểm,
    chẩn đoán, cờ tướng, sudoku, lập kế hoạch
  `,
  creative: `
    ý tưởng, ý tưởng mới, tìm ý tưởng, động não, cảm hứng, sáng tạo, sáng tác, tưởng tượng, đặt tên,
    thiết kế, logo, áp phích, khẩu hiệu, chiến dịch quảng cáo, vẽ, vẽ tranh, phác thảo, minh họa,
    viết truyện, truyện ngắn, tiểu thuyết, làm thơ, thơ, kịch bản, viết nhạc, bài hát, làm nhạc,
    chơi đàn, chụp ảnh, thủ công, thiết kế logo, tô màu, chơi guitar, đồ thủ công, trang trí,
    công thức mới, mơ mộng
  `,
  meeting: `
    họp, cuộc họp, họp nhóm, họp với khách hàng, gặp khách hàng, khách hàng, gọi video, gọi điện,
    cuộc gọi, phỏng vấn, phỏng vấn xin việc, đàm phán, tăng lương, thuyết trình, trình bày,
    phát biểu, diễn thuyết, dạy học, giảng bài, dạy kèm, nói chuyện với sếp, thảo luận,
    bảo vệ luận văn, hội nghị, hẹn hò, họp phụ huynh, bài thuyết trình trước, hội thảo,
    thương lượng lương, gặp sếp, phiên tòa, khám bệnh nhân, giao ca, tiếp khách, tổng duyệt,
    biểu diễn, thi vấn đáp
  `,
  calm: `
    căng thẳng, áp lực, lo lắng, lo âu, hoảng loạn, hồi hộp, sợ, sợ hãi, quá tải, tức giận,
    bực mình, bực bội, buồn, muốn khóc, bình tĩnh, thư giãn, giảm căng thẳng, hít thở, hít thở sâu,
    bài tập thở, thiền, ngồi thiền, chánh niệm, nghỉ ngơi một chút, giải lao, yên tĩnh, yoga,
    kiệt sức, cãi nhau, sợ đi máy bay, không chịu nổi, chia tay, cô đơn, cần bình tĩnh, thở sâu,
    nghỉ giải lao, bình yên, cầu nguyện, tim đập nhanh
  `,
  energise: `
    mệt, mệt quá, mệt mỏi, buồn ngủ, buồn ngủ khi làm việc, không có năng lượng, năng lượng,
    cần năng lượng, tỉnh táo, thức dậy, thức khuya làm việc, lười, động lực, không có động lực,
    hăng hái, ngủ không đủ, tập thể dục, tập gym, chạy bộ, đạp xe, bơi, thể thao, đá bóng, trận đấu,
    nhảy, chơi game, leo rank, giải đấu, dọn nhà, ca đêm, mệt nhưng phải làm, buồn ngủ ở công ty,
    buồn ngủ sau bữa trưa, thiếu ngủ, thức trắng, hết năng lượng, không dậy nổi, lười quá, uể oải,
    cà phê không ăn thua, thứ hai, phòng gym, cầu lông, bóng rổ, đấm bốc, khiêu vũ, lau nhà,
    dọn dẹp, chuyển nhà, trực đêm
  `,
  wind_down: `
    ngủ, không ngủ được, khó ngủ, mất ngủ, đi ngủ, lên giường, chúc ngủ ngon, ngủ trưa, chợp mắt,
    cuối ngày, tan làm, sau giờ làm, buổi tối, tối nay, đêm, thư giãn buổi tối, quên công việc,
    trước khi ngủ, đọc sách trên giường, ngày dài, xem phim, cuối tuần, buồn ngủ trên giường,
    tối yên tĩnh, xong việc, nghỉ ngơi, ghế sofa, xem phim tối, đọc sách trước khi ngủ, tối thứ sáu,
    con ngủ rồi, ru con ngủ, tắt đèn
  `,
  none: `
    ăn trưa, ăn sáng, ăn tối, cà phê, nghỉ phép, ngày lễ, vắng mặt, nha sĩ, bác sĩ, khám bệnh,
    cắt tóc, đi chợ, mua sắm, đón con, sinh nhật, đám cưới, chuyến bay, tàu hỏa, du lịch, sửa xe,
    xin chào, cảm ơn, bạn khỏe không, bạn là ai, thời tiết, kể chuyện cười, không biết, không có gì,
    uống cà phê, nghỉ lễ, tết, nghỉ ốm, thú y, giao hàng, siêu thị, ngân hàng, đám tang, tiệc,
    xem phim rạp, tàu, sân bay, khách sạn, đổ rác, tiền nhà, chào, khỏe không, cái gì đây,
    dùng thế nào, miễn phí, chuyện cười, thử, tạm biệt
  `,
};
